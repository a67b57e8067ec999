import { lisensiDikenal } from '#contract/lisensi.ts';
import { createBackground } from '../../../server/adapters/background.ts';
import { createApp } from '../../../server/app.ts';
import type { Bindings } from '../../../server/http/context.ts';
import type { Ports } from '../../../server/ports.ts';
import { TODAY } from '../clock/test-day.ts';
import { openSeeded } from '../data/database.ts';
import { atOnce, openGuards, quickPasswords, silentLog, stubFiles, stubMail, stubPictures } from './ports.ts';

/**
 * The real API on a copy of the seeded database, with the errors that it logged and the letters that it sent.
 *
 * @param change ports that are other than usual
 */
export async function openApi(change: Partial<Ports> = {}) {
  const db = change.db ?? (await openSeeded());
  const errors: string[] = [];
  const files = stubFiles();
  const log = {
    ...silentLog,
    error: (event: string, facts?: Record<string, unknown>) => errors.push(`${event} ${JSON.stringify(facts)}`),
  };
  const mail = stubMail();
  const background = createBackground(log);
  const app = createApp({
    db,
    files,
    pictures: stubPictures,
    reception: atOnce,
    passwords: quickPasswords,
    mail,
    background,
    fetch: () => Promise.reject(new Error('Nobody outside is asked in tests')),
    guards: openGuards,
    now: () => TODAY,
    log,
    baseUrl: null,
    lisensiData: lisensiDikenal[0],
    ...change,
  });
  const fetch = (path: string, init?: RequestInit, bindings: Bindings = {}): Promise<Response> =>
    Promise.resolve(app.fetch(new Request(`http://localhost${path}`, init), bindings));
  return { app, db, files, errors, fetch, letters: mail.letters, settled: () => background.settled() };
}

export type TestApi = Awaited<ReturnType<typeof openApi>>;
