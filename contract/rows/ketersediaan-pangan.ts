import type { Row } from './row.ts';

/** A food's balance in a period. Quantities in tons, prices in rupiah. */
interface Neraca {
  pangan_id: number;
  periode_ketersediaan_pangan_id: number;
  harga_rata_rata: number;
  kebutuhan: number;
  ketersediaan: number;
  /** ketersediaan − kebutuhan */
  neraca: number;
  /** Of the period before, null when nothing was reported in it. */
  harga_rata_rata_pekan_lalu: number | null;
  ketersediaan_pekan_lalu: number | null;
  nama_periode_ketersediaan_pangan: string;
  pangans: { id: number; nama_pangan: string; logo_pangan_url: string | null };
}

export interface KetersediaanPangan extends Neraca, Row {
  kecamatan_id: number;
  user_id: number;
  nama_kecamatan: string;
}

/** All sub-districts together (rulings 17): sums, and the mean of their prices. */
export interface RekapKetersediaanPangan extends Neraca, Row {
  /** How many sub-districts have reported, and how many there are. */
  jumlah_kecamatan: number;
  dari_kecamatan: number;
}
