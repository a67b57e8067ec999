/** What a price's form sends; figures are text until the server reads them. */
export interface HargaInput {
  /** Absent in the regency-wide table. */
  kecamatan_id?: number;
  komoditi_id: string | number;
  periode_harga_pangan_id: number;
  harga_eceran: string;
  harga_grosir: string;
  _method?: 'put';
}

export interface SavedHarga {
  harga_pangan: { id: number };
}
