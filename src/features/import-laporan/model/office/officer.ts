/** In whose name new rows may be entered. */
export interface Officer {
  id: number;
  nama_lengkap: string;
}
