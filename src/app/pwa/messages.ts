/** What page and service worker say to each other, besides workbox's own SKIP_WAITING. */

/** The page that the first worker found open: it keeps what was read before it came. */
export interface KeepVisit {
  type: 'SIMPAN';
  page: string;
  pictures: string[];
}

/** The network is back: the outbox may try again. */
export interface SendNow {
  type: 'kirim';
}

/** A late answer has come for which this page did not wait. */
export interface NewData {
  type: 'DATA_BARU';
}
