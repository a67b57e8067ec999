import type { Random } from '../../random.ts';
import type { Sheet } from '../sheet.ts';
import { type Person, person } from './person.ts';

const shirts = ['#2f8f5b', '#b4402b', '#4b7ba3', '#e0a93a', '#8a5a86', '#5aa0a0', '#6f8f5a', '#f3ead6'] as const;
const cloths = ['#4a4a55', '#5b4636', '#3d5566', '#6b5a4a'] as const;
const skirts = ['#7a3b34', '#3d5e52', '#6a4a78', '#8a6a2c', '#34506b'] as const;

/** A villager as they come to the hall, the stall or the field. */
export const warga = (random: Random): Person =>
  random.chance(0.52)
    ? {
        face: random.pick([
          'wajah-perempuan',
          'wajah-perempuan-terang',
          'wajah-nenek',
          'kerudung-hijau',
          'kerudung-kuning',
          'kerudung-merah',
          'kerudung-biru',
        ]),
        shirt: random.pick(shirts),
        cloth: random.pick(skirts),
        skirt: true,
        batik: random.chance(0.45) ? '#fcefcb' : undefined,
      }
    : {
        face: random.pick(['wajah-pria', 'wajah-pria-terang', 'wajah-pria', 'wajah-pria-terang', 'wajah-kakek']),
        shirt: random.pick(shirts),
        cloth: random.pick(cloths),
        hat: random.chance(0.25) ? 'peci' : undefined,
        batik: random.chance(0.3) ? '#fcefcb' : undefined,
      };

export const ibu = (random: Random): Person => ({
  face: random.pick([
    'wajah-perempuan',
    'wajah-perempuan-terang',
    'kerudung-hijau',
    'kerudung-kuning',
    'kerudung-merah',
    'kerudung-biru',
    'kerudung-krem',
  ]),
  shirt: random.pick(shirts),
  cloth: random.pick(skirts),
  skirt: true,
  batik: random.chance(0.4) ? '#fcefcb' : undefined,
});

export const petani = (random: Random): Person => ({
  face: random.pick(['wajah-pria', 'wajah-perempuan', 'wajah-pria-terang', 'wajah-kakek', 'wajah-perempuan-terang']),
  shirt: random.pick(['#4b7ba3', '#b4402b', '#e0a93a', '#6a8f5a', '#8a5a86']),
  cloth: random.pick(cloths),
  hat: 'caping',
});

/** Somebody of the office, in the green vest. */
export const petugas = (random: Random): Person => ({
  face: random.pick(['wajah-pria', 'wajah-pria-terang', 'kerudung-krem', 'kerudung-hijau', 'wajah-perempuan-terang']),
  shirt: '#f3ead6',
  vest: '#23774A',
  cloth: '#3f4a44',
});

export const kader = (random: Random): Person => ({
  face: random.pick(['kerudung-krem', 'kerudung-biru', 'wajah-perempuan-terang', 'wajah-perempuan']),
  shirt: '#fdfaf2',
  cloth: '#4f7d8c',
  skirt: true,
  vest: '#8fb9c4',
});

export const anak = (random: Random): Person => ({
  face: random.pick(['wajah-anak-laki', 'wajah-anak-perempuan']),
  shirt: random.pick(['#fdfaf2', '#f2b632', '#dc6a4c', '#6fb1c4']),
  cloth: random.pick(['#b4402b', '#4b7ba3', '#3d5e52']),
});

interface Standing {
  who: Person;
  /** Share of the width. */
  x: number;
  /** Feet, as a share of the height. */
  y: number;
  tall: number;
  flip?: boolean;
  /** What lies over the person's feet: drawn at once after them. */
  before?: string;
}

/** People drawn from the farthest to the nearest. */
export function gather(sheet: Sheet, people: readonly Standing[]): string {
  return [...people]
    .sort((a, b) => a.y - b.y)
    .map(
      ({ who, x, y, tall, flip = false, before = '' }) =>
        person(sheet, who, x * sheet.width, y * sheet.height, tall * sheet.height, flip) + before,
    )
    .join('');
}
