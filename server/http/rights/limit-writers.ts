import { createMiddleware } from 'hono/factory';
import type { Ports } from '../../ports.ts';
import { Refusal } from '../answer.ts';
import { FORM_BYTES } from '../body/body.ts';
import { type ApiContext, type ApiEnv, type AsUpload, neighbourhood } from '../context.ts';
import { underWay } from './under-way.ts';

const MINUTE_MS = 60_000;
const UPLOAD_WAIT_S = 5;

/**
 * Limits writes of an account per minute, and uploads under way per account and address. Counts are per process and in
 * memory, which costs nothing compared to a write.
 */
export function limitWriters({ guards, now }: Pick<Ports, 'guards' | 'now'>) {
  const writesOf = countedByMinute(now);
  const ofAccount = underWay();
  const ofAddress = underWay();
  const { kuota } = guards;

  /** Counts a request among the uploads under way, at most once. */
  const uploadOf = (c: ApiContext): AsUpload => {
    let isCounted = false;
    return async (work) => {
      if (isCounted) return work();
      const [user, address] = [c.get('caller')?.id, neighbourhood(c)];
      const isFull = ofAccount.of(user) >= kuota.unggahanAkun || ofAddress.of(address) >= kuota.unggahanAlamat;
      if (isFull) throw tooManyUploads();
      isCounted = true;
      ofAccount.add(user, 1);
      ofAddress.add(address, 1);
      try {
        return await work();
      } finally {
        ofAccount.add(user, -1);
        ofAddress.add(address, -1);
      }
    };
  };

  return createMiddleware<ApiEnv>(async (c, next) => {
    if (!guards.rateLimit || isRead(c)) return next();
    const user = c.get('caller')?.id;
    if (user !== undefined) refuseHasty(writesOf(user), kuota.tulisSemenit, now());
    const asUpload = uploadOf(c);
    c.set('sebagaiUnggahan', asUpload);
    return isLarge(c) ? asUpload(next) : next();
  });
}

const isRead = (c: ApiContext) => ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);

/** A body that is, or may become, larger than any form without a file. */
const isLarge = (c: ApiContext): boolean =>
  Number(c.req.header('Content-Length')) > FORM_BYTES || c.req.header('Transfer-Encoding') !== undefined;

/** Counts per clock minute; a new minute clears them all. */
function countedByMinute(now: () => Date) {
  const counts = new Map<number, number>();
  let minute = 0;
  return (user: number): number => {
    const current = Math.floor(now().getTime() / MINUTE_MS);
    if (current !== minute) counts.clear();
    minute = current;
    const count = (counts.get(user) ?? 0) + 1;
    counts.set(user, count);
    return count;
  };
}

function refuseHasty(count: number, most: number, now: Date): void {
  if (count <= most) return;
  const seconds = Math.max(1, Math.ceil((MINUTE_MS - (now.getTime() % MINUTE_MS)) / 1000));
  throw later(`Terlalu banyak data dikirim dalam semenit. Tunggu ${seconds} detik, lalu coba lagi.`, seconds);
}

const tooManyUploads = () =>
  later('Masih ada unggahan lain yang sedang berjalan. Tunggu sampai selesai, lalu coba lagi.', UPLOAD_WAIT_S, {
    // The rest of the body is not read.
    Connection: 'close',
  });

const later = (sentence: string, seconds: number, headers: Record<string, string> = {}) =>
  new Refusal(429, sentence, { headers: { 'Retry-After': String(seconds), ...headers } });
