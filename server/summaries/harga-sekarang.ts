import { hargaPangan, hargaPanganKutaiBarat } from '#contract/resources/harga-pangan.ts';
import type { Db } from '../ports.ts';
import { sejakOf } from '../resources/periode.ts';
import { pekanLalu } from '../resources/periode-sebelumnya.ts';

const NONE = { harga_eceran: null, harga_eceran_sebelumnya: null };

/**
 * What some commodities cost in the newest period: in a kecamatan, else as the regency entered it. Each price is found
 * by the natural key of its row. An unknown kecamatan, such as one that was removed, counts as none.
 */
export async function hargaSekarang(db: Db, komoditiIds: readonly number[], kecamatanId: number | undefined) {
  const place =
    kecamatanId === undefined
      ? undefined
      : await db.selectFrom('kecamatan').select('nama_kecamatan').where('id', '=', kecamatanId).executeTakeFirst();
  const rows = komoditiIds.length > 0 ? await pricesOf(db, komoditiIds, place && kecamatanId) : [];
  const prices = new Map(rows.map(({ komoditi_id, ...prices }) => [komoditi_id, prices]));
  return {
    nama_kecamatan: place?.nama_kecamatan ?? null,
    of: (komoditiId: number) => prices.get(komoditiId) ?? NONE,
  };
}

async function pricesOf(db: Db, komoditiIds: readonly number[], kecamatanId: number | undefined) {
  const newest = await db
    .selectFrom('periode_harga_pangan')
    .select('id')
    .orderBy(sejakOf('periode_harga_pangan'), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return [];
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
