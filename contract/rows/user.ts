import type { JenisKelamin, Peran } from '../limits.ts';

/** The caller's own account (`GET /user`). */
export interface User {
  id: number;
  nama_lengkap: string;
  username: string;
  email: string;
  no_hp: string;
  jenis_kelamin: JenisKelamin | null;
  foto_url: string | null;
  roles: Peran[];
  pengguna_kecamatan: { id: number; kecamatans: { id: number; nama_kecamatan: string } }[];
}
