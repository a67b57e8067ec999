/** What an aspect is called. Only these are stored: the schemes count in opposite directions. */
export const labelSkpg = ['aman', 'waspada', 'rentan'] as const;
export type LabelSkpg = (typeof labelSkpg)[number];

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

export const skemaSkpg = ['permentan', 'cilegon'] as const;
export type SkemaSkpg = (typeof skemaSkpg)[number];

/** What a threshold is of: an indicator, or the sum of scores of an aspect or of the composite. */
export const ukuranSkpg = [...indikatorSkpg, ...aspekSkpg, 'komposit'] as const;
export type UkuranSkpg = (typeof ukuranSkpg)[number];
