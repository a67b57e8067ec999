import type { Row } from './row.ts';

export interface KegiatanDinas extends Row {
  judul: string;
  deskripsi: string;
  foto_url: string | null;
}
