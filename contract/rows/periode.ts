import type { Row } from './row.ts';

/** One shape for the four period tables; dates are `YYYY-MM-DD` or null (rulings 15). */
export interface Periode extends Row {
  nama_periode: string;
  tanggal_mulai: string | null;
  tanggal_selesai: string | null;
}
