import { PostgresDriver, SqliteDriver, sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../../server/http/answer.ts';
import { retryTransaction } from '../../../server/http/write/retry-transaction.ts';
import type { Transaction } from '../../../server/ports.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { callerOf } from '../../support/api/callers.ts';
import { onPostgres } from '../../support/data/database.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openApi();
  // A group ends after some milliseconds, which a busy machine needs for one of it.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const drivers = (onPostgres ? PostgresDriver : SqliteDriver).prototype;

const add = (trx: Transaction, nama: string) => trx.insertInto('keterangan').values({ nama, nilai: '1' }).execute();

const stored = async () =>
  (await api.db.selectFrom('keterangan').select('nama').where('nama', 'like', 'uji%').orderBy('nama').execute()).map(
    ({ nama }) => nama,
  );

type Act = (trx: Transaction) => Promise<unknown>;

/** Begins these while another write is under way, so that they wait for it together. */
async function atOnce(acts: Act[], another: Act = async () => undefined) {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const before = retryTransaction(api.db, async (trx) => {
    begun.resolve();
    await gate.promise;
    await another(trx);
  });
  await begun.promise;
  const all = acts.map((act) => retryTransaction(api.db, act));
  const ends = Promise.allSettled(all);
  gate.resolve();
  await before;
  return { all, ends };
}

test('writes that wait share one commit, and nobody is answered before it', async () => {
  const commit = vi.spyOn(drivers, 'commitTransaction');
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const { all, ends } = await atOnce([
    (trx) => add(trx, 'uji 1'),
    async (trx) => {
      reached.resolve();
      await gate.promise;
      await add(trx, 'uji 2');
    },
  ]);
  const answered = vi.fn();
  void all[0]?.then(answered);
  await reached.promise;
  await new Promise((resolve) => setImmediate(resolve));
  expect(answered).not.toHaveBeenCalled();
  gate.resolve();
  await ends;
  expect(answered).toHaveBeenCalled();
  // The one before them had its own.
  expect(commit).toHaveBeenCalledTimes(2);
  expect(await stored()).toEqual(['uji 1', 'uji 2']);
});

test('what one is refused, or fails at, does not touch the others, and leaves nothing of its own', async () => {
  const { ends } = await atOnce([
    (trx) => add(trx, 'uji 1'),
    async (trx) => {
      await add(trx, 'uji ditolak');
      throw new Refusal(422, 'Tidak boleh');
    },
    async (trx) => {
      await add(trx, 'uji kembar');
      await add(trx, 'uji kembar');
    },
    async (trx) => {
      await add(trx, 'uji rusak');
      throw new Error('Rusak');
    },
    (trx) => add(trx, 'uji 2'),
  ]);
  const outcomes = await ends;
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: { code: 422, message: 'Tidak boleh' } });
  expect(outcomes[2]).toMatchObject({ reason: onPostgres ? { code: '23505' } : { errcode: 1555 } });
  expect(outcomes[3]).toMatchObject({ reason: { message: 'Rusak' } });
  expect(await stored()).toEqual(['uji 1', 'uji 2']);
});

test('what fails beside others may succeed by itself', async () => {
  const outside = vi.fn().mockRejectedValueOnce(new Error('Sesaat'));
  const { ends } = await atOnce([
    (trx) => add(trx, 'uji 1'),
    async (trx) => {
      await add(trx, 'uji 2');
      await outside();
    },
  ]);
  expect((await ends).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await stored()).toEqual(['uji 1', 'uji 2']);
});

test('when none can begin, all that wait are told why', async () => {
  const gone = Object.assign(new Error('gone'), { code: '57P01' });
  const acts = Array.from({ length: 3 }, (_, number) => (trx: Transaction) => add(trx, `uji ${number}`));
  const { ends } = await atOnce(acts, async (trx) => {
    if (onPostgres) vi.spyOn(drivers, 'beginTransaction').mockRejectedValue(gone);
    else await sql`pragma query_only = on`.execute(trx);
  });
  const reason = onPostgres ? gone : expect.objectContaining({ errcode: 8 });
  expect(await ends).toEqual(acts.map(() => ({ status: 'rejected', reason })));
});

test('one sees what those before it have written, and is told so once they are stored', async () => {
  const seen = vi.fn();
  const { ends } = await atOnce([
    (trx) => add(trx, 'uji 1'),
    async (trx) => {
      seen(await trx.selectFrom('keterangan').select('nilai').where('nama', '=', 'uji 1').execute());
      throw new Refusal(409, 'Sudah ada');
    },
  ]);
  expect(await ends).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 409 } }]);
  expect(seen).toHaveBeenCalledWith([{ nilai: '1' }]);
});

test('when the commit fails nobody is told that anything was stored, nor refused for what was not', async () => {
  const failed = Object.assign(new Error('disk I/O error'), { errcode: 10 });
  const { ends } = await atOnce([
    async (trx) => {
      vi.spyOn(drivers, 'commitTransaction').mockRejectedValueOnce(failed);
      await add(trx, 'uji 1');
    },
    (trx) => add(trx, 'uji 2'),
    () => Promise.reject(new Refusal(409, 'Sudah ada')),
    () => Promise.reject(new Error('Rusak')),
  ]);
  expect(await ends).toEqual(Array(4).fill({ status: 'rejected', reason: failed }));
  expect(await stored()).toEqual([]);
});

test('a commit that fails for want of room is told as such, and the same write passes when there is room', async () => {
  const superadmin = await callerOf(api, 'superadmin');
  const fields = { nama_pangan: 'Sagu Uji', kebutuhan: 10 };
  const send = (kunci: string) => superadmin.send('POST', '/pangan', fields, { 'Idempotency-Key': kunci });
  const full = Object.assign(new Error('full'), onPostgres ? { code: '53100' } : { errcode: 13 });
  vi.spyOn(drivers, 'commitTransaction').mockRejectedValue(full);
  const told = await Promise.all([send('kunci-pertama'), send('kunci-kedua')]);
  expect(told.map(({ status }) => status)).toEqual([507, 507]);
  vi.restoreAllMocks();
  expect(await api.db.selectFrom('idempotensi').selectAll().execute()).toEqual([]);
  const [first, second] = [await send('kunci-pertama'), await send('kunci-kedua')];
  expect([first.status, second.status]).toEqual([201, 409]);
});

test('a crowd of writes is answered whole, each with its own row', async () => {
  const acts = Array.from(
    { length: 150 },
    (_, number) => (trx: Transaction) => add(trx, `uji ${number}`).then(() => number),
  );
  const { ends } = await atOnce(acts);
  expect(await ends).toEqual(acts.map((_, number) => ({ status: 'fulfilled', value: number })));
  expect(await stored()).toHaveLength(150);
});
