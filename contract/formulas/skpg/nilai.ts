import { type Ambang, labelDari } from './ambang.ts';
import type { AspekSkpg, IndikatorSkpg, LabelSkpg, SkemaSkpg, UkuranSkpg } from './label.ts';
import { skema } from './skema.ts';

/** What is known of a figure: a value, nothing, or rows from which no value follows. */
export type Angka =
  | { keadaan: 'ada'; nilai: number }
  | { keadaan: 'belum tersedia' }
  /** The office has not chosen the commodity for this price. */
  | { keadaan: 'komoditi belum dipilih' }
  /** This month is reported, its base of comparison is not. */
  | { keadaan: 'pembanding belum ada' }
  /** 'rata-rata nol': nothing can be divided by it. */
  | { keadaan: 'tidak dapat dihitung' };

/** The same with its label; of an aspect `nilai` is the sum of its scores. */
export type Nilai =
  | Exclude<Angka, { keadaan: 'ada' }>
  /** There is a figure, and no threshold that holds in that month. */
  | { keadaan: 'ambang belum ada' }
  | { keadaan: 'ada'; nilai: number; label: LabelSkpg };

export const belumTersedia = { keadaan: 'belum tersedia' } as const;
export const komoditiBelumDipilih = { keadaan: 'komoditi belum dipilih' } as const;
const pembandingBelumAda = { keadaan: 'pembanding belum ada' } as const;
export const tidakDapatDihitung = { keadaan: 'tidak dapat dihitung' } as const;
const ambangBelumAda = { keadaan: 'ambang belum ada' } as const;

/**
 * (now − mean) / mean × 100, of the values that there are.
 *
 * @param dahulu those of the same month in earlier years, or of the months before; 'n tahun' is their number
 */
export function terhadapRata(kini: number | null, dahulu: readonly number[]): Angka {
  if (kini === null) return belumTersedia;
  if (dahulu.length === 0) return pembandingBelumAda;
  const rata = dahulu.reduce((sum, one) => sum + one, 0) / dahulu.length;
  // Multiplied before it is divided: 105 of 100 is five per cent exactly.
  return rata > 0 ? { keadaan: 'ada', nilai: ((kini - rata) * 100) / rata } : tidakDapatDihitung;
}

/** Compares lost area: zero against a base of zero is no change. */
export const pusoTerhadapRata = (kini: number | null, dahulu: readonly number[]): Angka =>
  kini === 0 && dahulu.length > 0 && dahulu.every((one) => one === 0)
    ? { keadaan: 'ada', nilai: 0 }
    : terhadapRata(kini, dahulu);

/** A part of a whole in per cent; of nothing it cannot be computed. */
export function bagian(sebagian: number | null, semua: number | null): Angka {
  if (sebagian === null || semua === null) return belumTersedia;
  return semua > 0 ? { keadaan: 'ada', nilai: (sebagian * 100) / semua } : tidakDapatDihitung;
}

/** The thresholds of one scheme that hold in a month. */
export type AmbangSkema = Readonly<Partial<Record<UkuranSkpg, Ambang>>>;

export interface Penilaian {
  indikator: Readonly<Partial<Record<IndikatorSkpg, Nilai>>>;
  aspek: Readonly<Partial<Record<AspekSkpg, Nilai>>>;
  komposit: Nilai;
}

/** Judges one place in one month. */
export function nilaiTempat(
  nama: SkemaSkpg,
  angka: Readonly<Record<IndikatorSkpg, Angka>>,
  ambang: AmbangSkema,
): Penilaian {
  const { aspek: aspects, skor } = skema[nama];
  const indikator: Partial<Record<IndikatorSkpg, Nilai>> = {};
  const aspek: Partial<Record<AspekSkpg, Nilai>> = {};
  for (const [name, parts] of Object.entries(aspects) as [AspekSkpg, readonly IndikatorSkpg[]][]) {
    const judged = parts.map((part) => {
      const one = berlabel(angka[part], ambang[part]);
      indikator[part] = one;
      return one;
    });
    const [first = belumTersedia, ...others] = judged;
    aspek[name] = others.length === 0 ? sendiri(first, skor) : jumlah(judged, skor, ambang[name]);
  }
  return { indikator, aspek, komposit: jumlah(Object.values(aspek), skor, ambang.komposit) };
}

function berlabel(angka: Angka, ambang: Ambang | undefined): Nilai {
  if (angka.keadaan !== 'ada') return angka;
  return ambang ? { ...angka, label: labelDari(ambang, angka.nilai) } : ambangBelumAda;
}

type Skor = Readonly<Record<LabelSkpg, number>>;

/** An aspect of one indicator is what that is. */
const sendiri = (one: Nilai, skor: Skor): Nilai => (one.keadaan === 'ada' ? { ...one, nilai: skor[one.label] } : one);

/** A sum of scores; where one is missing there is none. */
function jumlah(parts: readonly Nilai[], skor: Skor, ambang: Ambang | undefined): Nilai {
  let sum = 0;
  for (const part of parts) {
    if (part.keadaan !== 'ada') return parts.find(({ keadaan }) => keadaan === 'belum tersedia') ?? part;
    sum += skor[part.label];
  }
  return parts.length === 0 ? belumTersedia : berlabel({ keadaan: 'ada', nilai: sum }, ambang);
}
