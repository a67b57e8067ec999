import { hargaPangan, hargaPanganKutaiBarat } from '#contract/resources/harga-pangan.ts';
import type { Db } from '../ports.ts';
import { newestOfPlace } from '../resources/periode-kini.ts';
import { pekanLalu } from '../resources/periode-sebelumnya.ts';

const NONE = { harga_eceran: null, harga_eceran_sebelumnya: null };

/**
 * Prices of some commodities in the period that is current for readers: in a kecamatan, else as the regency entered
 * them. Each price is found by the natural key of its row. An unknown kecamatan, such as a removed one, counts as none.
 */
export async function hargaSekarang(
  db: Db,
  komoditiIds: readonly number[],
  kecamatanId: number | undefined,
  hariIni: string,
) {
  const place =
    kecamatanId === undefined
      ? undefined
      : await db.selectFrom('kecamatan').select('nama_kecamatan').where('id', '=', kecamatanId).executeTakeFirst();
  const rows = komoditiIds.length > 0 ? await pricesOf(db, komoditiIds, place && kecamatanId, hariIni) : [];
  const prices = new Map(rows.map(({ komoditi_id, ...prices }) => [komoditi_id, prices]));
  return {
    nama_kecamatan: place?.nama_kecamatan ?? null,
    of: (komoditiId: number) => prices.get(komoditiId) ?? NONE,
  };
}

async function pricesOf(db: Db, komoditiIds: readonly number[], kecamatanId: number | undefined, hariIni: string) {
  const newest = await db.selectNoFrom(newestOfPlace('harga-pangan', hariIni, kecamatanId).as('id')).executeTakeFirst();
  if (!newest?.id) return [];
  if (kecamatanId === undefined) {
    const { naturalKey } = hargaPanganKutaiBarat;
    return db
      .selectFrom('harga_pangan_kutai_barat as harga')
      .select(['komoditi_id', 'harga_eceran'])
      .select(
        pekanLalu<number>('harga_pangan_kutai_barat', 'harga', naturalKey, 'harga_eceran', newest.id).as(
          'harga_eceran_sebelumnya',
        ),
      )
      .where('periode_harga_pangan_id', '=', newest.id)
      .where('komoditi_id', 'in', komoditiIds)
      .execute();
  }
  return db
    .selectFrom('harga_pangan as harga')
    .select(['komoditi_id', 'harga_eceran'])
    .select(
      pekanLalu<number>('harga_pangan', 'harga', hargaPangan.naturalKey, 'harga_eceran', newest.id).as(
        'harga_eceran_sebelumnya',
      ),
    )
    .where('periode_harga_pangan_id', '=', newest.id)
    .where('kecamatan_id', '=', kecamatanId)
    .where('komoditi_id', 'in', komoditiIds)
    .execute();
}
