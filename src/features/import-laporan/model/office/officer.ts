/** An account that may own new rows. */
export interface Officer {
  id: number;
  nama_lengkap: string;
}
