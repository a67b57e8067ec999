/** What page and service worker say to each other, besides workbox's own SKIP_WAITING. */

/** The page that the first worker found open: it keeps what was read before it came. */
export interface KeepVisit {
  type: 'SIMPAN';
  page: string;
  pictures: string[];
}

/** A page that no worker has taken over asks the one that is there. */
export interface TakeMe {
  type: 'AMBIL';
}

/** The network is back: the outbox may try again. */
export interface SendNow {
  type: 'kirim';
}

/** Answers have come for which this page did not wait: it gets them when it asks again. */
export interface NewData {
  type: 'DATA_BARU';
}
