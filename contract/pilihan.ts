import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes, slugKecamatan } from './routes.ts';
import { type KomoditiBernama, slugsKomoditi } from './slug-komoditi.ts';

/** Lines in a comparison of prices: more are not told apart. */
export const GARIS_TERBANYAK = 5;

/** How many of the newest weeks a comparison may show. */
export const rentangMinggu = ['4', '12', '26', '52'] as const;
export type RentangMinggu = (typeof rentangMinggu)[number];
export const MINGGU_BIASA: RentangMinggu = '26';

export const isRentangMinggu = (text: string | null): text is RentangMinggu =>
  rentangMinggu.some((one) => one === text);

/** What somebody may have written by hand; what goes beyond is not read. */
const MOST_ENTRIES = 20;
/** Letters of all entries together. */
export const MOST_LETTERS = 2_000;

/** A place whose prices may be compared: a kecamatan by its id; what was entered for the regency; or the computed mean. */
interface TempatPilihan {
  tempat: number | 'kabupaten' | 'rata-rata';
  nama: string;
  slug: string;
}

interface KecamatanBernama {
  id: number;
  nama_kecamatan: string;
}

const RATA_RATA = { tempat: 'rata-rata', slug: 'rata-rata' } as const;

/** All places: the kecamatan as they come, then what was entered for the regency, then the mean. */
export function tempatPilihan(kecamatan: readonly KecamatanBernama[], wilayah: string): TempatPilihan[] {
  const places = kecamatan.map(({ id, nama_kecamatan }) => ({
    tempat: id,
    nama: nama_kecamatan,
    slug: slugKecamatan(nama_kecamatan),
  }));
  const own = slugKecamatan(wilayah);
  // Some regencies have a kecamatan of their own name.
  const slug = places.some((place) => place.slug === own) ? `kabupaten-${own}` : own;
  return [
    ...places,
    { tempat: 'kabupaten', nama: regional`Kabupaten ${wilayah}`, slug },
    { ...RATA_RATA, nama: regional('Rata-rata kecamatan') },
  ];
}

/** A line of a comparison: what a commodity costs in a place. */
export interface Pilihan<Komoditi extends KomoditiBernama = KomoditiBernama> {
  /** As the address has it: 'melak.beras-medium'. */
  kunci: string;
  tempat: TempatPilihan;
  komoditi: Komoditi;
}

/** The comma parts entries, so none may stand in one. */
const kunciOf = (tempat: string, komoditi: string): string => `${tempat}.${komoditi}`.replaceAll(',', '');

/** The entries of `pilih` in an address, each once. */
export function entriesOf(pilih: string): string[] {
  const entries = pilih
    .slice(0, MOST_LETTERS)
    .split(',')
    .map(slugKecamatan)
    .filter((entry) => entry !== '');
  return [...new Set(entries)].slice(0, MOST_ENTRIES);
}

/** Every line that may be chosen: each commodity in each place. */
export function semuaPilihan<Komoditi extends KomoditiBernama>(
  tempat: readonly TempatPilihan[],
  komoditi: readonly Komoditi[],
): Pilihan<Komoditi>[] {
  const slugs = slugsKomoditi(komoditi);
  return tempat.flatMap((place) =>
    komoditi.map((one) => ({ kunci: kunciOf(place.slug, slugs.get(one.id) ?? ''), tempat: place, komoditi: one })),
  );
}

interface Terbaca<Komoditi extends KomoditiBernama> {
  dipilih: Pilihan<Komoditi>[];
  /** Beyond the last line that is shown. */
  berlebih: Pilihan<Komoditi>[];
  /** Entries that name no commodity in a place, or none any more. */
  tidakDikenal: string[];
}

/** What an address asks to compare. */
export function bacaPilihan<Komoditi extends KomoditiBernama>(
  pilih: string,
  semua: readonly Pilihan<Komoditi>[],
): Terbaca<Komoditi> {
  const byKey = new Map(semua.map((one) => [one.kunci, one]));
  const entries = entriesOf(pilih);
  const known = entries.flatMap((entry) => byKey.get(entry) ?? []);
  return {
    dipilih: known.slice(0, GARIS_TERBANYAK),
    berlebih: known.slice(GARIS_TERBANYAK),
    tidakDikenal: entries.filter((entry) => !byKey.has(entry)),
  };
}

/** The address of a comparison's picture for shared links. */
export const gambarBanding = (kunci: readonly string[], minggu: RentangMinggu): string =>
  `/media/bagikan/bandingkan/${minggu}/${encodeURIComponent(kunci.join(','))}.png`;

/** The address of a comparison, as short as it can be told to somebody. */
export function alamatBanding(kunci: readonly string[], minggu: RentangMinggu): string {
  if (kunci.length === 0) return routes.bandingkan;
  const pilih = kunci.map(encodeURIComponent).join(',');
  return `${routes.bandingkan}?pilih=${pilih}${minggu === MINGGU_BIASA ? '' : `&minggu=${minggu}`}`;
}

/** A comparison to begin with, by names: what a commodity costs in a place, beside the mean of all. */
export const mulaiBanding = (tempat: string, komoditi: string): string =>
  alamatBanding(
    [tempat.replace(regional`Kabupaten ${''}`, ''), RATA_RATA.slug].map((place) =>
      kunciOf(slugKecamatan(place), slugKecamatan(komoditi)),
    ),
    MINGGU_BIASA,
  );
