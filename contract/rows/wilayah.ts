import type { Row } from './row.ts';

export interface Kecamatan extends Row {
  nama_kecamatan: string;
}

export interface DesaKelurahan extends Row {
  kecamatan_id: number;
  nama_desa_kelurahan: string;
  nama_kecamatan: string;
}
