import type { Periode as PeriodeRow } from '#contract/resources/periode.ts';

export type Periode = Pick<PeriodeRow, 'id' | 'nama_periode' | 'tanggal_mulai' | 'tanggal_selesai'>;
