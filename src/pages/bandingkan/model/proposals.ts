import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Pilihan } from '#contract/pilihan.ts';

/** As many as are read at a glance on a phone. */
const SHOWN = 8;

interface Choosing {
  semua: readonly Pilihan[];
  dipilih: readonly Pilihan[];
  /** The reader's own kecamatan, by its id. */
  saya: number | null;
}

interface Proposals {
  shown: Pilihan[];
  /** How many more fit what is searched. */
  rest: number;
}

/** The own place first, then what holds for the whole regency, then the others as they come. */
const rank = ({ tempat: { tempat } }: Pilihan, saya: number | null): number => {
  if (tempat === saya) return 0;
  return typeof tempat === 'number' ? 3 : tempat === 'kabupaten' ? 1 : 2;
};

/**
 * Lines that may be added. Without a search: the commodity that was chosen last elsewhere, and what else there is at its
 * place.
 */
export function proposals(cari: string, { semua, dipilih, saya }: Choosing): Proposals {
  const chosen = new Set(dipilih.map(({ kunci }) => kunci));
  const free = semua
    .filter(({ kunci }) => !chosen.has(kunci))
    .sort((one, other) => rank(one, saya) - rank(other, saya));
  const words = cari.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > 0) {
    const found = free.filter((one) => words.every((word) => namaPilihan(one).toLowerCase().includes(word)));
    return { shown: found.slice(0, SHOWN), rest: Math.max(0, found.length - SHOWN) };
  }
  const last = dipilih.at(-1);
  if (!last) return { shown: [], rest: 0 };
  const elsewhere = free.filter(({ komoditi }) => komoditi.id === last.komoditi.id).slice(0, SHOWN - 3);
  const there = free.filter(({ tempat }) => tempat.tempat === last.tempat.tempat);
  return { shown: [...elsewhere, ...there.slice(0, SHOWN - elsewhere.length)], rest: 0 };
}

/** 'Beras Medium di Melak'; a mean is no place that something could cost something at. */
export const namaPilihan = ({ komoditi, tempat }: Pilihan): string =>
  komoditi.nama_komoditi + (tempat.tempat === 'rata-rata' ? `, ${tempat.nama.toLowerCase()}` : ` di ${tempat.nama}`);

interface QuickStart {
  judul: string;
  /** What is compared, by name. */
  isi: string;
  kunci: string[];
}

interface Known {
  semua: readonly Pilihan[];
  /** Ids of kecamatan that have reported prices, those that reported most first. */
  melapor: readonly number[];
  saya: { id: number; nama_kecamatan: string } | null;
}

/** Comparisons to begin with, out of what there is: of what nobody sells or reports none is proposed. */
export function quickStarts({ semua, melapor, saya }: Known): QuickStart[] {
  const places = [...new Set([...(saya ? [saya.id] : []), ...melapor])];
  const [first] = places;
  const at = (tempat: Pilihan['tempat']['tempat'] | undefined, named: RegExp) =>
    semua.filter((one) => one.tempat.tempat === tempat && named.test(one.komoditi.nama_komoditi));
  // What most people eat, where it is sold.
  const rice = (place: number) => [...at(place, /beras medium/i), ...at(place, /beras/i)].slice(0, 1);
  const beras = places.slice(0, 3).flatMap(rice);
  const cabai = at(first, /cabai|cabe/i).slice(0, 3);
  const telur = ([first, 'kabupaten', 'rata-rata'] as const).flatMap((place) => at(place, /telur/i).slice(0, 1));
  const here = saya ? regional('kecamatan saya') : (cabai[0]?.tempat.nama ?? '');
  return [
    start(regional('Beras di tiga kecamatan'), beras, ({ tempat }) => tempat.nama),
    start(`Cabai di ${here}`, cabai, ({ komoditi }) => komoditi.nama_komoditi),
    start(regional('Telur: kecamatan, kabupaten, rata-rata'), telur, ({ tempat }) => tempat.nama),
  ].filter(({ kunci }) => kunci.length > 1);
}

const start = (judul: string, lines: readonly Pilihan[], nameOf: (line: Pilihan) => string): QuickStart => ({
  judul,
  isi: lines.map(nameOf).join(', '),
  kunci: lines.map(({ kunci }) => kunci),
});
