import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceDatabase } from '../../lib/device';
import { holdLease, sendAlone } from './sole-sender';

const NAME = 'kotak-keluar';
const LEASE_MS = 10_000;

const lease = async () => (await deviceDatabase()).get('giliran', NAME);
const lend = async (holder: string, renewals: number) =>
  (await deviceDatabase()).put('giliran', { holder, renewals }, NAME);

/** The steady clock of the tab that waits. */
let now: number;
const clock = () => now;
beforeEach(() => {
  now = 5_000;
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
  ['it is one’s own', 'aku'],
])('a turn is taken at once where %s', async (_name, holder) => {
  if (holder) await lend(holder, 3);
  const { work, end } = longWork();
  const turn = holdLease(work, 'aku', clock);
  await expect.poll(() => work.mock.calls).toHaveLength(1);
  expect(await lease()).toEqual({ holder: 'aku', renewals: holder ? 4 : 1 });
  end();
  await turn;
  expect(await lease()).toBeUndefined();
});

/** Lets the waiting tab look again when so much time has gone by. */
async function lookAfter(ms: number) {
  now += ms;
  await vi.advanceTimersByTimeAsync(1_000);
  await asked();
}

test.each([
  ['stands still', 0],
  ['is put three years forward', 3],
  ['is put three years back', -3],
])(
  'a turn that nobody renews is over after a while, one that is renewed is not; the device’s clock %s',
  async (_how, years) => {
    await lend('lain', 1);
    const { work, end } = longWork();
    const turn = holdLease(work, 'aku', clock);
    await asked();
    vi.setSystemTime(Date.now() + years * 365 * 86_400_000);
    await lookAfter(LEASE_MS - 1);
    await lend('lain', 2);
    await lookAfter(LEASE_MS - 1);
    await lookAfter(LEASE_MS - 1);
    expect([work.mock.calls, (await lease())?.holder]).toEqual([[], 'lain']);
    await lookAfter(1);
    await expect.poll(() => work.mock.calls).toHaveLength(1);
    end();
    await turn;
  },
);

test('a lease that an older app has left runs out, too', async () => {
  await (await deviceDatabase()).put('giliran', { holder: 'lain', until: Date.now() + 9e9 } as never, NAME);
  const { work, end } = longWork();
  const turn = holdLease(work, 'aku', clock);
  await asked();
  await lookAfter(LEASE_MS);
  await expect.poll(() => work.mock.calls).toHaveLength(1);
  end();
  await turn;
});

test('a turn is renewed for as long as the work goes on', async () => {
  const { work, end } = longWork();
  const turn = holdLease(work, 'aku', clock);
  await asked();
  await vi.advanceTimersByTimeAsync(LEASE_MS / 3 + 1);
  await asked();
  expect(await lease()).toEqual({ holder: 'aku', renewals: 2 });
  end();
  await turn;
  expect(vi.getTimerCount()).toBe(0);
});

test('a turn that somebody else has by now is left to him', async () => {
  const { work, end } = longWork();
  const turn = holdLease(work, 'aku', clock);
  await asked();
  await lend('lain', 7);
  end();
  await turn;
  expect(await lease()).toEqual({ holder: 'lain', renewals: 7 });
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
