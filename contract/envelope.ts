/** What every answer under /api carries (kontrak.md, Envelope). */
export interface Envelope<Data> {
  meta: { status: 'success' | 'error'; message: string; code: number };
  data: Data;
}

/** What is wrong with a row among many: its number, counted from 1, and its field. */
export interface Keluhan {
  baris: number;
  kolom: string;
  pesan: string;
}

/** `data` of a failed answer: the same text as `meta.message`, and for validation all complaints by field. */
export interface Failure {
  message: string;
  /** Why, and about which place, role or commodity, where `message` does not say it. */
  alasan?: string;
  errors?: Record<string, string[]>;
  /** Of a duplicate (409): the row that is there already, and whether it is the caller's own. */
  id?: number;
  milik_sendiri?: boolean;
  /** The row as it is now: of a change that came too late (412), and of a duplicate that has an author (409). */
  baris?: Record<string, unknown>;
  /** The rows of a list as they are now: of an order that came too late (409). */
  daftar?: Record<string, unknown>[];
  /** Of an import: what is wrong, by the number of the row and the field. */
  keluhan?: Keluhan[];
}

/** `data` of a collection read. `from` and `to` count from 1 and are null when the page is empty. */
export interface Page<Row> {
  data: Row[];
  from: number | null;
  to: number | null;
  total: number;
  per_page: number;
  current_page: number;
  last_page: number;
  next_page_url: string | null;
  prev_page_url: string | null;
  /** Of products of a price that too many have to be sorted by time: the number of the first row of those that come by price. */
  termurah_sejak?: number;
}
