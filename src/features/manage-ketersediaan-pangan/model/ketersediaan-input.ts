/** What the availability form sends; decimals are numbers by then. */
export interface KetersediaanInput {
  kecamatan_id: string | number;
  pangan_id: string | number;
  periode_ketersediaan_pangan_id: number;
  harga_rata_rata: string | number;
  kebutuhan: string | number;
  ketersediaan: string | number;
  _method?: 'put';
}

export interface SavedKetersediaan {
  ketersediaan_pangan: { id: number };
}
