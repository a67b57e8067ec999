import type { Lembar } from '#contract/summaries/cetakan.ts';
import type { Db } from '../ports.ts';

export interface Kecamatan {
  id: number;
  nama_kecamatan: string;
}

/** What a report is asked about. */
export interface Asked {
  db: Db;
  periode_id: number;
  /** The period before it; null when there is none. */
  sebelumnya: number | null;
  /** The places that are printed, in the order of their names: at least one, none for the regency's own report. */
  kecamatan: readonly Kecamatan[];
}

/** A report that can be printed. */
export interface Laporan {
  judul: string;
  /** Whether it is the regency's own and knows no kecamatan. */
  isKabupaten: boolean;
  /** The sheets: a recap of several places first, then each place. */
  lembar: (asked: Asked) => Promise<Lembar[]>;
}
