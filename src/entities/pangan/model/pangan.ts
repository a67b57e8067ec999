import type { Pangan as PanganRow } from '#contract/rows/pangan.ts';

export type Pangan = Pick<PanganRow, 'id' | 'nama_pangan' | 'logo_pangan_url'>;
