import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceDatabase } from '../../lib/device';
import { holdLease, sendAlone } from './sole-sender';

const NAME = 'kotak-keluar';
const LEASE_MS = 10_000;

const lease = async () => (await deviceDatabase()).get('giliran', NAME);
const lend = async (holder: string, until: number) => (await deviceDatabase()).put('giliran', { holder, until }, NAME);

// The time that it is: an outbox that a file before is still closing would take a lease of 1970 for one that has run out.
const BEGUN = Date.now();
let now: number;
const clock = () => now;
beforeEach(() => {
  now = BEGUN;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

/** jsdom has none. */
const setLocks = (value: object | undefined) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value });

/** Work that goes on until the test ends it, and says whether it has begun. */
function longWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn(() => promise);
  return { work, end: resolve };
}

/** The device has done what it was asked until now. */
const asked = async () => {
  await lease();
  await lease();
};

test.each([
  ['nobody has it', undefined],
  ['it has run out', ['lain', BEGUN]],
  ['it was taken under another clock', ['lain', BEGUN + LEASE_MS + 1]],
  ['it is one’s own', ['aku', BEGUN + 5_000]],
] as [string, [string, number] | undefined][])('a turn is taken at once where %s', async (_name, taken) => {
  if (taken) await lend(...taken);
  const { work, end } = longWork();
  const turn = holdLease(work, 'aku', clock);
  await expect.poll(() => work.mock.calls).toHaveLength(1);
  expect(await lease()).toEqual({ holder: 'aku', until: now + LEASE_MS });
  end();
  await turn;
  expect(await lease()).toBeUndefined();
});

test('a turn that somebody has is waited for, and asked for every second', async () => {
  await lend('lain', now + LEASE_MS);
  const { work, end } = longWork();
  const turn = holdLease(work, 'aku', clock);
  await asked();
  for (const passed of [LEASE_MS - 1, LEASE_MS]) {
    expect(work).not.toHaveBeenCalled();
    expect((await lease())?.holder).toBe('lain');
    now = BEGUN + passed;
    await vi.advanceTimersByTimeAsync(1_000);
    await asked();
  }
  await expect.poll(() => work.mock.calls).toHaveLength(1);
  end();
  await turn;
});

test('a turn is renewed for as long as the work goes on', async () => {
  const { work, end } = longWork();
  const turn = holdLease(work, 'aku', clock);
  await asked();
  now += 4_000;
  await vi.advanceTimersByTimeAsync(LEASE_MS / 3 + 1);
  await asked();
  expect(await lease()).toEqual({ holder: 'aku', until: now + LEASE_MS });
  end();
  await turn;
  expect(vi.getTimerCount()).toBe(0);
});

test('a turn that somebody else has by now is left to him', async () => {
  const { work, end } = longWork();
  const turn = holdLease(work, 'aku', clock);
  await asked();
  await lend('lain', now + 5_000);
  end();
  await turn;
  expect(await lease()).toEqual({ holder: 'lain', until: now + 5_000 });
});

test('work that fails gives its turn back, and says so', async () => {
  await expect(holdLease(() => Promise.reject(new Error('Rusak')), 'aku', clock)).rejects.toThrow('Rusak');
  expect(await lease()).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('a browser with locks needs no lease, one without has one', async () => {
  const request = vi.fn(async (_name: string, work: () => Promise<void>) => work());
  setLocks({ request });
  let held: unknown = 'nothing';
  const work = async () => {
    held = await lease();
  };
  await sendAlone(work);
  expect([request.mock.calls[0]?.[0], held]).toEqual([NAME, undefined]);
  setLocks(undefined);
  await sendAlone(work);
  expect(held).toMatchObject({ holder: expect.any(String) });
});
