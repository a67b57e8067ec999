import { slugKecamatan } from '#contract/routes.ts';
import type { Db } from '../ports.ts';

/** A regency with its sub-districts and villages, with the ministry's codes. */
export interface Region {
  kode: string;
  /** Without 'Kabupaten' or 'Kota'. */
  nama: string;
  kecamatan: { kode: string; nama: string; desa: { kode: string; nama: string }[] }[];
}

/** Writes the region's names into an empty database, in production too. */
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
    for (const { kode, nama, desa } of region.kecamatan) {
      const { id } = await trx
        .insertInto('kecamatan')
        .values({ kode, nama_kecamatan: nama, slug: slugKecamatan(nama), ...times })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (desa.length === 0) continue;
      await trx
        .insertInto('desa_kelurahan')
        .values(desa.map((d) => ({ kode: d.kode, kecamatan_id: id, nama_desa_kelurahan: d.nama, ...times })))
        .execute();
    }
  });
}
