import { type IndikatorSkpg, namaIndikator, namaUkuran, type UkuranSkpg } from './label.ts';

/** The shares of toddlers who gained, of which a scheme judges one: of all weighed, or of those who can be compared. */
export const naikSkpg = ['N/D', 'N/(N+T)'] as const;
export type NaikSkpg = (typeof naikSkpg)[number];

/** A threshold, as far as it says which share is judged; publications of before say nothing. */
interface Menilai {
  ukuran: UkuranSkpg;
  naik?: NaikSkpg | null | undefined;
}

/** The share that these thresholds judge. */
export const naikDari = (ambang: readonly Menilai[]): NaikSkpg =>
  ambang.find(({ ukuran }) => ukuran === 'nd')?.naik ?? 'N/D';

/** An indicator by the name of what is judged. */
export const sebutIndikator = (ukuran: IndikatorSkpg, naik: NaikSkpg): string =>
  ukuran === 'nd' ? naik : namaIndikator[ukuran];

/** Either share, where two that differ are compared or one is yet to be chosen. */
export const BALITA_NAIK = 'Balita naik (%)';

/** The same as tables call it. */
export const sebutUkuran = (ukuran: UkuranSkpg, naik: NaikSkpg): string =>
  ukuran === 'nd' ? `${naik} (%)` : namaUkuran[ukuran];
