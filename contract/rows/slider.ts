import type { Row } from './row.ts';

export interface Slider extends Row {
  judul: string;
  deskripsi: string;
  foto_url: string;
  action: string | null;
  /** 1 = shown */
  status: 0 | 1;
  urutan: number;
}
