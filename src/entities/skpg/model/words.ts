import { grouped, persentase } from '#contract/format.ts';
import { type IndikatorSkpg, type LabelSkpg, tanpaLabel } from '#contract/formulas/skpg/label.ts';
import type { NilaiSkpg } from '#contract/summaries/skpg/papan.ts';

const namaLabel: Readonly<Record<LabelSkpg, string>> = { aman: 'Aman', waspada: 'Waspada', rentan: 'Rentan' };

export const kataNilai = ({ keadaan, label }: NilaiSkpg): string => {
  if (label) return namaLabel[label];
  return keadaan === 'ada' ? '-' : tanpaLabel[keadaan];
};

/** A comparison with before is '6,2 % di bawah', '4 % di atas' or 'sama'; weighing, a share, is '78,4 %'. */
export function kataPersen(ukuran: IndikatorSkpg, nilai: number): string {
  if (ukuran === 'nd' || ukuran === 'bgm') return persentase(nilai);
  if (nilai === 0) return 'sama';
  return `${persentase(nilai)} di ${nilai > 0 ? 'atas' : 'bawah'}`;
}

export const hektar = (value: number): string => `${grouped(value, 1)}\u00a0ha`;
