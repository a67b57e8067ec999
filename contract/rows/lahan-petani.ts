import type { KomoditiTanam, SatuanPanen } from '../limits.ts';
import type { Row } from './row.ts';

export interface KoordinatLahanPetani extends Row {
  user_id: number;
  lahan_id: number;
  lat: number;
  lang: number;
}

export interface LahanPetani extends Row {
  user_id: number;
  alamat: string;
  kecamatan_id: number;
  kelurahan_id: number;
  /** Hectares. */
  luas_tanam: number;
  jumlah_panen: number;
  satuan_panen: SatuanPanen;
  /** Month and year as text, such as 'Januari 2024'. */
  bulan: string;
  komoditi: KomoditiTanam;
  users: { nama_lengkap: string; no_hp: string };
  kecamatan: { nama_kecamatan: string };
  desa_kelurahan: { nama_desa_kelurahan: string };
  /** Only the owner and officers see it (api.md, permissions). */
  koordinat: { id: number; lat: number; lang: number } | null;
}
