import { touch } from '../../../server/http/revision.ts';
import type { TestApi } from './api.ts';
import { newRow } from './fixtures.ts';

/** A commodity that nobody has reported yet. */
export const newKomoditi = (api: TestApi, nama_komoditi = `Uji ${crypto.randomUUID()}`): Promise<number> =>
  newRow(api, 'komoditi', { nama_komoditi, satuan: 'kg' });

interface Price {
  komoditi_id: number;
  periode: number;
  /** Absent: the price of the regency. */
  kecamatan_id?: number;
  eceran: number;
  grosir?: number;
}

/** Somebody has reported a price. */
export async function newPrice(api: TestApi, { komoditi_id, periode, kecamatan_id, eceran, grosir = 0 }: Price) {
  const { id: user_id } = await api.db.selectFrom('pengguna').select('id').orderBy('id').executeTakeFirstOrThrow();
  const row = { komoditi_id, periode_harga_pangan_id: periode, harga_eceran: eceran, harga_grosir: grosir, user_id };
  return kecamatan_id === undefined
    ? newRow(api, 'harga_pangan_kutai_barat', row)
    : newRow(api, 'harga_pangan', { ...row, kecamatan_id });
}

/** So many weeks more, each a day after the other, the last on the last day of 2029; none has a price. */
export async function newWeeks(api: TestApi, count: number): Promise<void> {
  const times = { created_at: '2020-01-01T00:00:00.000Z', updated_at: '2020-01-01T00:00:00.000Z' };
  const end = Date.UTC(2029, 11, 31);
  const weeks = Array.from({ length: count }, (_, at) => ({
    ...{ ...times, nama_periode: `Pekan panjang ${at}` },
    tanggal_mulai: new Date(end - at * 86_400_000).toISOString().slice(0, 10),
  }));
  await api.db.insertInto('periode_harga_pangan').values(weeks).execute();
  await touch(api.db, 'periode_harga_pangan');
}
