import type { Row } from './row.ts';

/** Prices are whole rupiah per `komoditis.satuan`. */
export interface HargaPanganKutaiBarat extends Row {
  komoditi_id: number;
  periode_harga_pangan_id: number;
  user_id: number;
  harga_grosir: number;
  harga_eceran: number;
  /** The same place and commodity in the period before, null when there is none. */
  harga_eceran_sebelumnya: number | null;
  nama_komoditi: string;
  nama_periode_harga_pangan: string;
  komoditis: { id: number; nama_komoditi: string; logo_komoditi_url: string | null; satuan: string };
}

export interface HargaPangan extends HargaPanganKutaiBarat {
  kecamatan_id: number;
  nama_kecamatan: string;
}
