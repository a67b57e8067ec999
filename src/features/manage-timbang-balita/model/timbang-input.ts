/** What the form of a weighing sends; figures are text until the server reads them. */
export interface TimbangInput {
  /** Of a row that is stored already. */
  id?: number;
  user_id: number | undefined;
  periode_timbang_balita_id: number;
  kecamatan_id: string | number;
  kelurahan_id: string;
  jumlah_balita: string;
  berat_badan_naik: string;
  berat_badan_tidak_naik: string;
  dibawah_garis_merah: string;
  kasus_gizi_buruk: string;
  _method?: 'put';
}

export interface SavedTimbang {
  timbang_balita: { id: number };
}
