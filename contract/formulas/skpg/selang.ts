import { grouped } from '../../format.ts';

/** A part of the number line. */
export interface Selang {
  /** Null: without an end. */
  dari: number | null;
  /** Whether the end itself belongs to it. */
  dariTermasuk: boolean;
  sampai: number | null;
  sampaiTermasuk: boolean;
}

const SIGNS: Readonly<Record<string, keyof typeof ends>> = {
  ...{ '<': '<', '≤': '≤', '<=': '≤', '=<': '≤' },
  ...{ '>': '>', '≥': '≥', '>=': '≥', '=>': '≥' },
};

const ends = {
  '<': (sampai: number) => ({ sampai, sampaiTermasuk: false }),
  '≤': (sampai: number) => ({ sampai, sampaiTermasuk: true }),
  '>': (dari: number) => ({ dari, dariTermasuk: false }),
  '≥': (dari: number) => ({ dari, dariTermasuk: true }),
};

const COMPARISON = /^(<=|=<|>=|=>|[<>≤≥])\s*([-−]?\d{1,6}(?:[.,]\d{1,3})?)$/;

const NUMBER = '[-−]?[\\d.,]+';

/** As it is said (`sebutSelang`), in signs. */
const WORDS: readonly (readonly [said: RegExp, signs: string])[] = [
  [new RegExp(`^lebih dari (${NUMBER}) sampai kurang dari (${NUMBER})$`, 'i'), '> $1 dan < $2'],
  [new RegExp(`^(${NUMBER}) sampai kurang dari (${NUMBER})$`, 'i'), '≥ $1 dan < $2'],
  [new RegExp(`^lebih dari (${NUMBER}) sampai (${NUMBER})$`, 'i'), '> $1 dan ≤ $2'],
  [new RegExp(`^(${NUMBER}) sampai (${NUMBER})$`, 'i'), '≥ $1 dan ≤ $2'],
  [new RegExp(`^kurang dari (${NUMBER})$`, 'i'), '< $1'],
  [new RegExp(`^lebih dari (${NUMBER})$`, 'i'), '> $1'],
  [new RegExp(`^(${NUMBER}) atau lebih$`, 'i'), '≥ $1'],
  [new RegExp(`^(${NUMBER}) atau kurang$`, 'i'), '≤ $1'],
];

const inSigns = (teks: string): string => WORDS.reduce((found, [said, signs]) => found.replace(said, signs), teks);

/**
 * Reads '≥ -5 dan < 5', as an office writes it: one or two comparisons, with ASCII signs or in
 * words, and decimals of either kind.
 *
 * @returns null where it is not one, or holds nothing
 */
export function bacaSelang(teks: string): Selang | null {
  const selang: Selang = { dari: null, dariTermasuk: false, sampai: null, sampaiTermasuk: false };
  const parts = inSigns(teks.trim().replace(/\s+/g, ' ')).split(/\s+dan\s+/i);
  if (parts.length > 2) return null;
  for (const part of parts) {
    const [, sign = '', digits = ''] = COMPARISON.exec(part.trim()) ?? [];
    const name = SIGNS[sign];
    if (name === undefined) return null;
    const end: Partial<Selang> = ends[name](Number(digits.replace('−', '-').replace(',', '.')));
    if (end.dari === undefined ? selang.sampai !== null : selang.dari !== null) return null;
    Object.assign(selang, end);
  }
  return isEmpty(selang) ? null : selang;
}

function isEmpty({ dari, dariTermasuk, sampai, sampaiTermasuk }: Selang): boolean {
  if (dari === null || sampai === null) return false;
  return dari > sampai || (dari === sampai && !(dariTermasuk && sampaiTermasuk));
}

/** As it is shown and stored: '≥ -5 dan < 5'. */
export function tulisSelang({ dari, dariTermasuk, sampai, sampaiTermasuk }: Selang): string {
  const parts = [
    dari === null ? '' : `${dariTermasuk ? '≥' : '>'} ${grouped(dari, 3)}`,
    sampai === null ? '' : `${sampaiTermasuk ? '≤' : '<'} ${grouped(sampai, 3)}`,
  ];
  return parts.filter(Boolean).join(' dan ');
}

/** In words, for whoever reads no signs: '-5 sampai kurang dari 5', 'lebih dari 20'. */
export function sebutSelang({ dari, dariTermasuk, sampai, sampaiTermasuk }: Selang): string {
  const [from, to] = [grouped(dari ?? 0, 3), grouped(sampai ?? 0, 3)];
  if (sampai === null) return dariTermasuk ? `${from} atau lebih` : `lebih dari ${from}`;
  if (dari === null) return sampaiTermasuk ? `${to} atau kurang` : `kurang dari ${to}`;
  return `${dariTermasuk ? '' : 'lebih dari '}${from} sampai ${sampaiTermasuk ? '' : 'kurang dari '}${to}`;
}

export function termuat({ dari, dariTermasuk, sampai, sampaiTermasuk }: Selang, nilai: number): boolean {
  const isAfter = dari === null || nilai > dari || (dariTermasuk && nilai === dari);
  return isAfter && (sampai === null || nilai < sampai || (sampaiTermasuk && nilai === sampai));
}

/** A stored part of the number line in words; what is none stays as it is. */
export const sebutAmbang = (teks: string): string => {
  const selang = bacaSelang(teks);
  return selang ? sebutSelang(selang) : teks;
};
