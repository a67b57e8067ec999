import { slugKecamatan } from '#contract/routes.ts';
import type { Db } from '../ports.ts';
import { distinctNames } from './distinct-names.ts';

/** A regency with its sub-districts and villages, with the ministry's codes. */
export interface Region {
  kode: string;
  /** Without 'Kabupaten' or 'Kota'. */
  nama: string;
  kecamatan: { kode: string; nama: string; desa: { kode: string; nama: string }[] }[];
}

const inLowerCase = (nama: string): string => nama.toLowerCase();

/**
 * Writes the region's names into an empty database, in production too. Places of one name get a suffix, which the office
 * may change.
 */
export async function seedRegion(db: Db, region: Region, now: Date): Promise<void> {
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('keterangan')
      .values([
        { nama: 'id', nilai: crypto.randomUUID() },
        { nama: 'wilayah', nilai: region.kode },
        { nama: 'nama_wilayah', nilai: region.nama },
      ])
      .execute();
    for (const { kode, nama, desa } of distinctNames(region.kecamatan, slugKecamatan)) {
      const { id } = await trx
        .insertInto('kecamatan')
        .values({ kode, nama_kecamatan: nama, slug: slugKecamatan(nama), ...times })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (desa.length === 0) continue;
      await trx
        .insertInto('desa_kelurahan')
        .values(
          distinctNames(desa, inLowerCase).map((village) => ({
            kode: village.kode,
            kecamatan_id: id,
            nama_desa_kelurahan: village.nama,
            ...times,
          })),
        )
        .execute();
    }
  });
}
