import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../server/db/open-sqlite.ts';
import type { Ports } from '../../server/ports.ts';
import { openApi } from '../../tests/support/api/api.ts';
import { type Caller, callerOf, visitor } from '../../tests/support/api/callers.ts';
import { seed } from '../../tests/support/data/seeded-database.ts';
import { answerOf, type Recording, steady } from './answers.ts';

/** Who asks, by the name of an account of the demo; a visitor has none. */
export const CALLERS = ['pengunjung', 'petani', 'petugas', 'admin', 'superadmin'] as const;

const TOLD = ['If-Match', 'If-None-Match', 'Idempotency-Key', 'Content-Type', 'Origin'];
const LONGEST = 400;

/** A body in short words. */
function said(body: BodyInit | null | undefined): string {
  const words =
    body instanceof FormData
      ? [...body].map(([name, value]) => `${name}=${typeof value === 'string' ? value : 'file'}`).join('&')
      : String(body ?? '');
  return words.slice(0, LONGEST);
}

/** Ids that tests make up are the same ones in every run. */
function countIds(): void {
  let made = 0;
  const next = () => {
    made += 1;
    return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  };
  Object.defineProperty(crypto, 'randomUUID', { value: next, configurable: true });
}

/** The API on a copy of the demo's year, where each answer is kept under what was asked. */
export async function openStages(recording: Recording) {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-jawaban-'));
  const seeded = join(folder, 'benih.db');
  countIds();
  await seed(openSqlite(seeded));

  /** @param name in front of what is asked here: each part has a database of its own, so that none disturbs another */
  async function open(name: string, change: Partial<Ports> = {}) {
    const path = join(folder, `${crypto.randomUUID()}.db`);
    await copyFile(seeded, path);
    countIds();
    const db = openSqlite(path);
    const api = await openApi({ db, ...change });
    const names = new Map<string, string>();

    const fetch: typeof api.fetch = async (address, init = {}, bindings) => {
      const headers = new Headers(init.headers);
      const who = names.get(headers.get('Authorization') ?? '') ?? 'pengunjung';
      const besides = TOLD.filter((header) => headers.has(header)).map((header) => `${header} `);
      const asked = steady(`${name}: ${who} ${init.method ?? 'GET'} ${address} ${besides.join('')}${said(init.body)}`);
      let key = asked;
      for (let time = 2; key in recording; time += 1) key = `${asked} (${time})`;
      const answer = await api.fetch(address, init, bindings);
      recording[key] = await answerOf(answer.clone());
      return answer;
    };
    const recorded = { ...api, fetch };
    return {
      api: recorded,
      async as(username: string): Promise<Caller> {
        if (username === 'pengunjung') return visitor(recorded);
        const caller = await callerOf(recorded, username);
        names.set(`Bearer ${caller.token}`, username);
        return caller;
      },
      close: () => db.destroy(),
    };
  }

  return { open, remove: () => rm(folder, { recursive: true, force: true }) };
}

export type Stages = Awaited<ReturnType<typeof openStages>>;
export type Stage = Awaited<ReturnType<Stages['open']>>;
