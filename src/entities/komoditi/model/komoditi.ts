import type { Komoditi as KomoditiRow } from '#contract/resources/komoditi.ts';

export type Komoditi = Pick<KomoditiRow, 'id' | 'nama_komoditi' | 'logo_komoditi_url' | 'satuan'>;
