/** What the form of a planted area sends; figures are text until the server reads them. */
export interface LuasInput {
  user_id: number | undefined;
  periode_luas_tanam_id: number;
  kecamatan_id: string;
  kelurahan_id: string;
  komoditi: string;
  luas_tanam: string;
  luas_puso: string;
  _method?: 'put';
}

/** What the form holds: the period's name stands in it, and is not sent. */
export interface LuasForm extends LuasInput {
  nama_periode: string;
}

export interface SavedLuas {
  luas_tanam: { id: number };
}
