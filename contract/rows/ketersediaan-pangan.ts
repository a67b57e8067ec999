import type { Row } from './row.ts';

/** Quantities in tons, prices in rupiah. */
export interface KetersediaanPangan extends Row {
  kecamatan_id: number;
  pangan_id: number;
  periode_ketersediaan_pangan_id: number;
  user_id: number;
  harga_rata_rata: number;
  kebutuhan: number;
  ketersediaan: number;
  /** ketersediaan − kebutuhan */
  neraca: number;
  harga_rata_rata_pekan_lalu: number | null;
  ketersediaan_pekan_lalu: number | null;
  nama_kecamatan: string;
  pangans: { id: number; nama_pangan: string; logo_pangan_url: string | null };
}
