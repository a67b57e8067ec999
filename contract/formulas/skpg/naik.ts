import { type IndikatorSkpg, namaIndikator, namaUkuran, type UkuranSkpg } from './label.ts';

/** Shares of toddlers who gained: of all weighed, or of all comparable ones. A scheme judges one. */
export const naikSkpg = ['N/D', 'N/(N+T)'] as const;
export type NaikSkpg = (typeof naikSkpg)[number];

/** A threshold with the share that it judges; older publications have none. */
interface Menilai {
  ukuran: UkuranSkpg;
  naik?: NaikSkpg | null | undefined;
}

/** The share that these thresholds judge. */
export const naikDari = (ambang: readonly Menilai[]): NaikSkpg =>
  ambang.find(({ ukuran }) => ukuran === 'nd')?.naik ?? 'N/D';

/** An indicator's name in texts, with the share that is judged. */
export const nameIndikator = (ukuran: IndikatorSkpg, naik: NaikSkpg): string =>
  ukuran === 'nd' ? naik : namaIndikator[ukuran];

/** Names either share: where two different ones are compared, or none is chosen yet. */
export const BALITA_NAIK = 'Balita naik (%)';

/** A measure's name in tables, with the share that is judged. */
export const nameUkuran = (ukuran: UkuranSkpg, naik: NaikSkpg): string =>
  ukuran === 'nd' ? `${naik} (%)` : namaUkuran[ukuran];
