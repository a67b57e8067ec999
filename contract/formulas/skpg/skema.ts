import type { AspekSkpg, IndikatorSkpg, LabelSkpg, SkemaSkpg, UkuranSkpg } from './label.ts';

interface Skema {
  nama: string;
  /** What a label counts in a sum. */
  skor: Readonly<Record<LabelSkpg, number>>;
  /** What prices are compared with: the mean of the three months before, or the same month of last year. */
  dasarHarga: 'tiga bulan' | 'tahun lalu';
  /** Of what each aspect is made; one that the scheme does not judge is left out, and is no part of the composite. */
  aspek: Readonly<Partial<Record<AspekSkpg, readonly IndikatorSkpg[]>>>;
}

/** Permentan 43/2010, and the one that Cilegon has used in 2026. They score in opposite directions. */
export const skema: Readonly<Record<SkemaSkpg, Skema>> = {
  permentan: {
    nama: 'Permentan 43/2010',
    skor: { aman: 1, waspada: 2, rentan: 3 },
    dasarHarga: 'tiga bulan',
    aspek: { ketersediaan: ['tanam', 'puso'], akses: ['beras'], pemanfaatan: ['nd', 'bgm'] },
  },
  cilegon: {
    nama: 'Cilegon 2026',
    skor: { aman: 3, waspada: 2, rentan: 1 },
    dasarHarga: 'tahun lalu',
    aspek: { akses: ['beras', 'minyak', 'telur'], pemanfaatan: ['bgm'] },
  },
};

/** Of what a scheme needs thresholds: its indicators, the sums of aspects that have several, the composite. */
export function ukuranDari(nama: SkemaSkpg): UkuranSkpg[] {
  const aspek = Object.entries(skema[nama].aspek) as [AspekSkpg, readonly IndikatorSkpg[]][];
  const indikator = new Set(aspek.flatMap(([, of]) => of));
  return [...indikator, ...aspek.filter(([, of]) => of.length > 1).map(([one]) => one), 'komposit'];
}

/** What the scores in its thresholds are: '(skor)' alone says nothing to whoever reads them. */
export const kataSkor = (nama: SkemaSkpg): string => {
  const { aman, waspada, rentan } = skema[nama].skor;
  return `Skor: aman ${aman}, waspada ${waspada}, rentan ${rentan}. Skor sebuah aspek adalah jumlah skor yang dinilainya, gabungan jumlah skor aspeknya.`;
};
