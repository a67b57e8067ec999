import { createMiddleware } from 'hono/factory';
import type { Ports } from '../../ports.ts';
import { Refusal } from '../answer.ts';
import { FORM_BYTES } from '../body/body.ts';
import type { ApiContext, ApiEnv, AsUpload } from '../context.ts';
import { neighbourhood } from './neighbourhood.ts';

const MINUTE_MS = 60_000;
const UPLOAD_WAIT_S = 5;

/**
 * Bounds what an account writes in a minute, and how many uploads an account and an address have under way. Counted in
 * the memory of this process, which costs nothing beside a write: of several processes each allows as much.
 */
export function limitWriters({ guards, now }: Pick<Ports, 'guards' | 'now'>) {
  const writes = writesOfMinute(now);
  const ofAccount = underWay();
  const ofAddress = underWay();
  const { kuota } = guards;

  /** Counts a request among the uploads under way, once. */
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
    if (user !== undefined) refuseHasty(writes.count(user), kuota.tulisSemenit, now());
    const asUpload = uploadOf(c);
    c.set('sebagaiUnggahan', asUpload);
    return isLarge(c) ? asUpload(next) : next();
  });
}

const isRead = (c: ApiContext) => ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);

/** A body that is larger than any form without a file, or may become so. */
const isLarge = (c: ApiContext): boolean =>
  Number(c.req.header('Content-Length')) > FORM_BYTES || c.req.header('Transfer-Encoding') !== undefined;

/** Minutes of the clock; those before are forgotten all at once. */
function writesOfMinute(now: () => Date) {
  const counts = new Map<number, number>();
  let minute = 0;
  return {
    count: (user: number): number => {
      const current = Math.floor(now().getTime() / MINUTE_MS);
      if (current !== minute) counts.clear();
      minute = current;
      const count = (counts.get(user) ?? 0) + 1;
      counts.set(user, count);
      return count;
    },
  };
}

/** Who has something under way is remembered, nobody else; whoever is not known is not counted. */
function underWay() {
  const counts = new Map<number | string, number>();
  return {
    of: (who: number | string | undefined): number => (who === undefined ? 0 : (counts.get(who) ?? 0)),
    add(who: number | string | undefined, by: number): void {
      if (who === undefined) return;
      const count = (counts.get(who) ?? 0) + by;
      if (count > 0) counts.set(who, count);
      else counts.delete(who);
    },
  };
}

function refuseHasty(count: number, most: number, now: Date): void {
  if (count <= most) return;
  const seconds = Math.max(1, Math.ceil((MINUTE_MS - (now.getTime() % MINUTE_MS)) / 1000));
  throw later(`Terlalu banyak data dikirim dalam semenit. Tunggu ${seconds} detik, lalu coba lagi.`, seconds);
}

const tooManyUploads = () =>
  later('Masih ada unggahan lain yang sedang berjalan. Tunggu sampai selesai, lalu coba lagi.', UPLOAD_WAIT_S, {
    // What comes of it is not read.
    Connection: 'close',
  });

const later = (sentence: string, seconds: number, headers: Record<string, string> = {}) =>
  new Refusal(429, sentence, { headers: { 'Retry-After': String(seconds), ...headers } });
