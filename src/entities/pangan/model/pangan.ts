import type { Pangan as PanganRow } from '#contract/resources/pangan.ts';

export type Pangan = Pick<PanganRow, 'id' | 'nama_pangan' | 'logo_pangan_url'>;
