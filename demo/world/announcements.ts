import { insertAll } from '../../server/db/insert-all.ts';
import { randomFor } from '../random.ts';
import type { KegiatanSeed } from './catalogue/kegiatan.ts';
import type { SliderSeed } from './catalogue/slider.ts';
import type { Seeding } from './seeding.ts';
import { dayFrom, yearOf } from './time/calendar.ts';
import { spreadOverYear } from './time/moments.ts';
import { lastLebaran } from './time/seasons.ts';

const lastMarch = (day: number) => {
  const march = dayFrom(yearOf(day), 2, 8);
  return march <= day ? march : dayFrom(yearOf(day) - 1, 2, 8);
};

/** Feasts and the rice harvest have their time of the year. */
const seasonal: readonly [title: RegExp, day: (today: number) => number][] = [
  [/Lebaran|Hari Besar/, (today) => lastLebaran(today) - 18],
  [/Panen.* Padi/, lastMarch],
];

/** What the office did over the year. */
export async function seedKegiatan(
  seeding: Seeding,
  kegiatan: readonly (KegiatanSeed & { namaFoto: string })[],
): Promise<void> {
  const dayOf = ({ judul }: KegiatanSeed) => seasonal.find(([title]) => title.test(judul))?.[1](seeding.day);
  await insertAll(
    seeding.db,
    'kegiatan_dinas',
    spreadOverYear(kegiatan, 'kegiatan', seeding, dayOf).map(({ item: { judul, deskripsi, namaFoto }, moment }) => ({
      judul,
      deskripsi,
      foto: namaFoto,
      ...moment,
    })),
  );
}

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
