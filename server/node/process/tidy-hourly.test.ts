import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApi } from '../../../tests/support/api/api.ts';
import { openGuards, stubFiles } from '../../../tests/support/api/ports.ts';
import { createBackground } from '../../adapters/background.ts';
import { tidyHourly } from './tidy-hourly.ts';

const HOUR_MS = 3_600_000;
const start = new Date('2026-11-20T04:00:00Z').getTime();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

test('pictures without a row and sessions that ended go at start and every hour, also where nobody uploads', async () => {
  const now = () => new Date();
  const files = stubFiles(now);
  const { db } = await openApi({ files, now });
  const background = createBackground({ info: () => {}, error: (event) => expect.unreachable(event) });
  const left = async () => {
    await background.settled();
    const names: string[] = [];
    for await (const { name } of files.list()) names.push(name);
    return [names.length, (await db.selectFrom('sesi').select('sidik').execute()).length];
  };
  const leave = async (letter: string) => {
    await files.write(`${letter.repeat(32)}.jpg`, new Uint8Array([1]));
    const berlaku_sampai = new Date(Date.now() + HOUR_MS).toISOString();
    await db
      .insertInto('sesi')
      .values({ sidik: letter, user_id: 1, created_at: berlaku_sampai, berlaku_sampai })
      .execute();
  };

  await leave('a');
  vi.setSystemTime(start + HOUR_MS);
  const stop = tidyHourly({ db, files, background, now, guards: openGuards });
  expect(await left()).toEqual([0, 0]);
  await leave('b');
  expect(await left()).toEqual([1, 1]);
  vi.advanceTimersByTime(2 * HOUR_MS);
  expect(await left()).toEqual([0, 0]);
  await leave('c');
  stop();
  vi.advanceTimersByTime(3 * HOUR_MS);
  expect(await left()).toEqual([1, 1]);
});
