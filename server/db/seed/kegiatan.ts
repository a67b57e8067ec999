import type { KegiatanSeed } from './catalogue/kegiatan.ts';
import { insertAll } from './insert-all.ts';
import type { Seeding } from './seeding.ts';
import { spreadOverYear } from './spread.ts';

/** What the office did over the year. */
export async function seedKegiatan(
  seeding: Seeding,
  kegiatan: readonly (KegiatanSeed & { namaFoto: string })[],
): Promise<void> {
  await insertAll(
    seeding.db,
    'kegiatan_dinas',
    spreadOverYear(kegiatan, 'kegiatan', seeding).map(({ item: { judul, deskripsi, namaFoto }, moment }) => ({
      judul,
      deskripsi,
      foto: namaFoto,
      ...moment,
    })),
  );
}
