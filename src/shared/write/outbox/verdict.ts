import { type ApiError, isRefusal } from '../../api/api-error';
import { conflictOf } from '../send/conflict';
import type { Outcome } from '../send/send';

/** What an attempt means for the row: it is stored; it goes again; the session is over; the user must look at it. */
export type Verdict = 'terkirim' | 'lagi' | 'sesi' | 'ditolak' | 'bentrok';

/** A row at which the server itself has failed so often is parked, or it would block those behind it (decision 12). */
const HOPELESS = 10;

/** @param faults how often the server has failed at the row before */
export function verdictOf({ error }: Outcome<unknown>, faults: number): Verdict {
  if (!error) return 'terkirim';
  if (isRefusal(error, 401)) return 'sesi';
  if (mayPass(error)) return isFault(error) && faults + 1 >= HOPELESS ? 'ditolak' : 'lagi';
  return conflictOf(error) ? 'bentrok' : 'ditolak';
}

/**
 * Whether the same row may pass later: there was no answer, it was too early or too much, the server is in trouble or
 * names a time, or the answer is not the API's own, as with the login page of a hotel's network.
 */
const mayPass = ({ code, retryAfter, data }: ApiError): boolean =>
  retryAfter !== undefined || data === undefined || [0, 408, 425, 429].includes(code) || code >= 500;

/** Whether the row itself may be what the server, or a proxy, fails at. */
export const isFault = ({ code, data }: ApiError): boolean =>
  code === 500 || (data === undefined && code >= 400 && code < 500);
