import { type ApiError, isRefusal } from '../../api/api-error';
import { conflictOf } from '../send/conflict';
import type { Outcome } from '../send/send';

/** What an attempt means for the row: it is stored; it goes again; the session is over; the user must look at it. */
export type Verdict = 'terkirim' | 'lagi' | 'sesi' | 'ditolak' | 'bentrok';

/** A server that fails at the very same row so often will not take it by waiting (measured.md 3: none blocks all). */
const HOPELESS = 10;

/** @param faults how often the server has failed at the row before */
export function verdictOf({ error }: Outcome<unknown>, faults: number): Verdict {
  if (!error) return 'terkirim';
  if (isRefusal(error, 401)) return 'sesi';
  if (mayPass(error)) return isFault(error) && faults + 1 >= HOPELESS ? 'ditolak' : 'lagi';
  return conflictOf(error) ? 'bentrok' : 'ditolak';
}

/**
 * No answer, too early, too many, or the server's own trouble; whatever names a time to come again; and whatever the API
 * has not said itself: the page of a hotel's network is no refusal.
 */
const mayPass = ({ code, retryAfter, data }: ApiError): boolean =>
  retryAfter !== undefined || data === undefined || [0, 408, 425, 429].includes(code) || code >= 500;

/** The row itself may be what the server, or something before it, stumbles over. */
export const isFault = ({ code, data }: ApiError): boolean =>
  code === 500 || (data === undefined && code >= 400 && code < 500);
