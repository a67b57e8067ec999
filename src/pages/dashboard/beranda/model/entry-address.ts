import { withPeriode } from '#contract/routes.ts';

/** The page on which a period is filled in, with the officer's place chosen where it has one. */
export const entryAddress = (path: string, periodeId: number, kecamatanId?: number): string =>
  withPeriode(path, periodeId) + (kecamatanId ? `&kecamatan=${kecamatanId}` : '');
