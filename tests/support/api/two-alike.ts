import type { PratinjauGabung } from '#contract/acts/gabung-komoditi.ts';
import { openApi } from './api.ts';
import { callerOf } from './callers.ts';
import { newPeriode, newRow, placeIn } from './fixtures.ts';
import { newKomoditi, newPrice } from './prices.ts';

/** Two commodities that are the same, two weeks and two places. */
export async function twoAlike() {
  const api = await openApi();
  const admin = await callerOf(api, 'admin');
  const [ini, itu] = [await newKomoditi(api, 'Lombok Rawit'), await newKomoditi(api, 'Cabe Rawit')];
  const weeks = [await newPeriode(api, 'periode_harga_pangan'), await newPeriode(api, 'periode_harga_pangan')] as const;
  const melak = (await placeIn(api, 'Melak')).kecamatan_id;
  const damai = (await placeIn(api, 'Damai')).kecamatan_id;

  const acuan = (komoditi_id: number, harga_acuan: number) =>
    newRow(api, 'harga_acuan', {
      ...{ komoditi_id, jenis: 'HAP', zona: '', berlaku_mulai: '2027-01-01', harga_acuan, sumber: 'Bapanas' },
    });
  const price = (komoditi_id: number, eceran: number, kecamatan_id?: number, periode: number = weeks[0]) =>
    newPrice(api, { komoditi_id, periode, eceran, grosir: eceran - 5_000, ...(kecamatan_id && { kecamatan_id }) });

  return {
    ...{ api, admin, ini, itu, weeks, melak, damai, price },
    /** Both have a price in Melak in the first week, one of the regency's and one of the state; only one has more. */
    crowded: async () => {
      const bentrok = [await price(ini, 60_000, melak), await price(ini, 61_000), await acuan(ini, 57_000)] as const;
      const pindah = [await price(ini, 62_000, damai), await price(ini, 63_000, melak, weeks[1])] as const;
      const lain = [await price(itu, 70_000, melak), await price(itu, 71_000), await acuan(itu, 58_000)] as const;
      return { bentrok, pindah, lain };
    },
    preview: async (): Promise<PratinjauGabung> =>
      (await admin.send('GET', `/komoditi/${ini}/gabung?ke=${itu}`)).body.data,
    merge: (fields: object = {}, headers = {}) =>
      admin.send('POST', `/komoditi/${ini}/gabung`, { ke: itu, ...fields }, headers),
    eceranOf: async (komoditi_id: number) => {
      const rows = await api.db
        .selectFrom('harga_pangan')
        .select('harga_eceran')
        .where('komoditi_id', '=', komoditi_id)
        .orderBy('harga_eceran')
        .execute();
      return rows.map(({ harga_eceran }) => harga_eceran);
    },
  };
}
