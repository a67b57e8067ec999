import { insertAll } from '../../server/db/insert-all.ts';
import type { SliderSeed } from './catalogue/slider.ts';
import { randomFor } from './random-for.ts';
import type { Seeding } from './seeding.ts';

/** The banners of the home page, in the order of the list. */
export async function seedSlider(
  { db, clock, day }: Seeding,
  slider: readonly (SliderSeed & { namaFoto: string })[],
): Promise<void> {
  await insertAll(
    db,
    'slider',
    slider.map(({ judul, deskripsi, action, status, namaFoto }, index) => ({
      ...{ judul, deskripsi, action, status },
      foto: namaFoto,
      urutan: index + 1,
      ...clock(day - 60, day - 2, randomFor('slider', judul)),
    })),
  );
}
