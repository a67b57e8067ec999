/** What an aspect is called. Only these are stored: the schemes count in opposite directions. */
export const labelSkpg = ['aman', 'waspada', 'rentan'] as const;
export type LabelSkpg = (typeof labelSkpg)[number];

/** In the place of a label, where there is none; what nobody reported is said in capitals, as the regulation does. */
export const tanpaLabel = {
  'belum tersedia': 'BELUM TERSEDIA',
  'komoditi belum dipilih': 'komoditi belum dipilih',
  'pembanding belum ada': 'pembanding belum ada',
  'tidak dapat dihitung': 'tidak dapat dihitung',
  'ambang belum ada': 'ambang belum ada',
} as const;

/** On paper and in shared pictures, as pages have them by daylight (src/entities/skpg/ui/warna.css): told apart by lightness too. */
export const warnaCetak: Readonly<Record<LabelSkpg, string>> = {
  ...{ aman: '#d8ecd9', waspada: '#f2bf57', rentan: '#8f2d20' },
};

/** How bad: 0, 1, 2. For comparing two labels, never for summing. */
export const keburukan = (label: LabelSkpg): number => labelSkpg.indexOf(label);

export const aspekSkpg = ['ketersediaan', 'akses', 'pemanfaatan'] as const;
export type AspekSkpg = (typeof aspekSkpg)[number];

/**
 * What is measured, each in per cent:
 *
 * - `tanam`, `puso`: planted and lost area of padi, against the mean of the same month in years before
 * - `beras`, `minyak`, `telur`: retail prices, against what the scheme compares with
 * - `nd`, `bgm`: N/D and BGM/D of the toddlers weighed
 */
export const indikatorSkpg = ['tanam', 'puso', 'beras', 'minyak', 'telur', 'nd', 'bgm'] as const;
export type IndikatorSkpg = (typeof indikatorSkpg)[number];

export const namaIndikator: Readonly<Record<IndikatorSkpg, string>> = {
  ...{ tanam: 'Tanam', puso: 'Puso', beras: 'Beras', minyak: 'Minyak', telur: 'Telur', nd: 'N/D', bgm: 'BGM/D' },
};

export const namaAspek: Readonly<Record<AspekSkpg, string>> = {
  ketersediaan: 'Ketersediaan',
  akses: 'Akses',
  pemanfaatan: 'Pemanfaatan',
};

export const skemaSkpg = ['permentan', 'cilegon'] as const;
export type SkemaSkpg = (typeof skemaSkpg)[number];

/** What a threshold is of: an indicator, or the sum of scores of an aspect or of the composite. */
export const ukuranSkpg = [...indikatorSkpg, ...aspekSkpg, 'komposit'] as const;
export type UkuranSkpg = (typeof ukuranSkpg)[number];

/** As tables call it; of sums of scores with what they are. */
export const namaUkuran: Readonly<Record<UkuranSkpg, string>> = {
  ...{ tanam: 'Luas tanam padi (%)', puso: 'Luas puso padi (%)', beras: 'Harga beras (%)' },
  ...{ minyak: 'Harga minyak goreng (%)', telur: 'Harga telur (%)', nd: 'N/D (%)', bgm: 'BGM/D (%)' },
  ...{ ketersediaan: 'Ketersediaan (skor)', akses: 'Akses (skor)', pemanfaatan: 'Pemanfaatan (skor)' },
  komposit: 'Gabungan (skor)',
};
