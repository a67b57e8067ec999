import type { Row } from './row.ts';

export interface Komoditi extends Row {
  nama_komoditi: string;
  logo_komoditi_url: string | null;
  pangan_id: number | null;
  /** What a price is for one of: kg, liter, butir, … */
  satuan: string;
}
