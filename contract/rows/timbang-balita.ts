import type { Row } from './row.ts';

/** Counts of toddlers of one village in one period (CONTEXT.md explains the letters). */
export interface TimbangBalita extends Row {
  periode_timbang_balita_id: number;
  kecamatan_id: number;
  kelurahan_id: number;
  user_id: number;
  jumlah_balita: number;
  berat_badan_naik: number;
  berat_badan_tidak_naik: number;
  dibawah_garis_merah: number;
  kasus_gizi_buruk: number;
  nama_desa_kelurahan: string;
  nama_kecamatan: string;
  nama_periode: string;
}
