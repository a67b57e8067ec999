/** What is kept of whoever acts: at accounts, at rows, and at the command line of the machine. */
export const perbuatan = [
  ...(['login', 'login-gagal', 'logout', 'daftar'] as const),
  ...(['lupa-password', 'atur-ulang-password', 'ubah-password', 'keluarkan-perangkat'] as const),
  ...(['tambah', 'ubah', 'hapus'] as const),
  ...(['akun-buat', 'akun-aktifkan', 'akun-nonaktifkan', 'akun-peran', 'akun-kecamatan'] as const),
  ...(['akun-password', 'akun-alihkan', 'periode', 'data-acuan', 'cadangkan', 'pulihkan'] as const),
] as const;

export type Perbuatan = (typeof perbuatan)[number];

/** One act: who, what, from where, when (`GET /jejak`). */
export interface Jejak {
  id: number;
  waktu: string;
  /** Null: nobody who is known, or whoever runs the machine. */
  user_id: number | null;
  username: string | null;
  /** The client's address, or 'terminal (name)'. */
  alamat: string | null;
  perbuatan: Perbuatan;
  /** What it was done to. */
  tabel: string | null;
  baris: number | null;
  keterangan: string | null;
}
