import { keptSince } from '../kept-since';
import type { ListPage } from '../page';
import type { Asked } from '../use-need';

/** A list that is asked for in one piece. */
export interface WholeList<Row> extends Asked {
  rows: readonly Row[];
  /** All rows are here. Until then they may not be counted, and no rows do not mean that there are none. */
  isWhole: boolean;
  /** When it was read, in milliseconds; what this device has sent later may be missing. */
  readAt: number;
}

/** The failure to be shown in the place of a list that has no rows because of it. */
export const missingOf = ({ rows, error, retry }: WholeList<unknown>) =>
  error && rows.length === 0 ? { error, retry } : undefined;

/** What is known of a list while it is asked for again. */
export interface KnownList<Row> {
  question: string;
  page: ListPage<Row> | null;
  readAt: number;
  /** Since when it is asked. */
  askedAt: number;
  isAsked: boolean;
}

interface Answer {
  data?: unknown;
  error?: Error | undefined;
  loading: boolean;
}

/** Takes in an answer. Rows stay while the list is asked again. */
export function heard<Row>(
  before: KnownList<Row> | undefined,
  question: string,
  { data, loading, error }: Answer,
): KnownList<Row> {
  const known =
    before?.question === question ? before : { question, page: null, readAt: 0, askedAt: 0, isAsked: false };
  // Apollo's masking types cannot see through a generic row.
  const page = (data as { page: ListPage<Row> | null } | undefined)?.page ?? null;
  const isNew = page !== null && !loading && !error && (page !== known.page || known.isAsked);
  const now = Date.now();
  return {
    ...known,
    page: page ?? known.page,
    // What is sent while an answer is on its way may be missing in it.
    readAt: isNew ? (known.isAsked ? known.askedAt : now) : known.readAt,
    askedAt: loading && !known.isAsked ? now : known.askedAt,
    isAsked: loading,
  };
}

/** What the screen gets. A list that did not come whole is a failure: nobody would see that rows are missing. */
export function told<Row>(
  { page, readAt, isAsked }: KnownList<Row>,
  error: Error | undefined,
): Omit<WholeList<Row>, 'retry'> {
  const rows = page?.data ?? [];
  const total = page?.total ?? 0;
  const part = rows.length < total ? new Error(`Hanya ${rows.length} dari ${total} data terbaca`) : undefined;
  return {
    rows,
    isWhole: page !== null && !part,
    readAt: Math.min(readAt, keptSince() ?? Number.POSITIVE_INFINITY),
    isLoading: page === null && (isAsked || !error),
    error: page ? part : error,
  };
}
