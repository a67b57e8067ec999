import type { Row } from './row.ts';

export interface Pangan extends Row {
  nama_pangan: string;
  logo_pangan_url: string | null;
}
