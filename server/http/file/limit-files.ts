import { createMiddleware } from 'hono/factory';
import type { Ports } from '../../ports.ts';
import { Refusal } from '../answer.ts';
import { type ApiEnv, neighbourhood } from '../context.ts';
import { underWay } from '../rights/under-way.ts';

/** Files under way at once of one account or, without one, of one address. */
const EACH = 3;
/** The same of all accounts, and of all who have none: slow downloads of strangers never hold off the office. */
const ALL = { akun: 30, tamu: 30 };
const WAIT_S = 10;

/** Limits how many files are made at once. Counts are per process and in memory: a file ends with its process. */
export function limitFiles({ guards }: Pick<Ports, 'guards'>) {
  const ofReader = underWay();
  const ofAll = underWay();
  return createMiddleware<ApiEnv>(async (c, next) => {
    c.set('ambilBerkas', () => {
      if (!guards.rateLimit) return () => undefined;
      const account = c.get('caller')?.id;
      const kind = account === undefined ? 'tamu' : 'akun';
      const reader = account ?? neighbourhood(c);
      if (ofReader.of(reader) >= EACH || ofAll.of(kind) >= ALL[kind]) throw tooManyFiles();
      ofReader.add(reader, 1);
      ofAll.add(kind, 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        ofReader.add(reader, -1);
        ofAll.add(kind, -1);
      };
    });
    await next();
  });
}

const tooManyFiles = () =>
  new Refusal(429, 'Masih ada unduhan lain yang sedang berjalan. Tunggu sampai selesai, lalu coba lagi.', {
    headers: { 'Retry-After': String(WAIT_S) },
  });
