// Not in limits.ts, which is in the first load of every page.

/** Kinds of things that have other names. */
export const untukNamaLain = ['Komoditi', 'Pangan', 'Desa/Kelurahan'] as const;

/** Letters of another name. */
export const NAMA_LAIN_MAX = 100;
