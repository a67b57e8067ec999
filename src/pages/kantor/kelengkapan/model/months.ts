import { namaBulan } from '#contract/limits.ts';
import type { PeriodeKantor } from '#contract/summaries/kelengkapan.ts';

/** A month of the head, and how many columns stand under it. */
interface Bulan {
  key: string;
  /** 'Nov'. */
  nama: string;
  kolom: number;
}

/** The months in which the periods begin, in their order. */
export function monthsOf(periode: readonly PeriodeKantor[]): Bulan[] {
  const months: Bulan[] = [];
  for (const { mulai } of periode) {
    const key = mulai.slice(0, 7);
    const last = months.at(-1);
    if (last?.key === key) last.kolom += 1;
    else months.push({ key, nama: namaBulan[Number(key.slice(5)) - 1]?.slice(0, 3) ?? key, kolom: 1 });
  }
  return months;
}

/** The day of the month on which a period begins: what tells the weeks of a month apart. */
export const dayOf = ({ mulai }: PeriodeKantor): string => String(Number(mulai.slice(8)));
