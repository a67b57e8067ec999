import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/shared/api';
import type { Question } from './plan';
import { prepare } from './prepare';
import { isReady, type Readiness } from './readiness';

const TODAY = Date.parse('2026-05-12T08:00:00Z');
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: '' } });
  vi.useFakeTimers({ now: TODAY });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A device and its line; one sub-district and one period of each kind make 4 + 9 answers. */
function device({ refuses = (_address: string): Error | null => null, keeps = true } = {}) {
  const memory = new Map<string, number>();
  const asked: string[] = [];
  const told: Readiness[] = [];
  let atOnce = 0;
  const line = { busiest: 0, refuses };
  const ask = async ({ address }: Question) => {
    atOnce += 1;
    line.busiest = Math.max(line.busiest, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    const refusal = line.refuses(address);
    if (refusal && !memory.has(address)) throw refusal;
    asked.push(address);
    if (keeps && !refusal) memory.set(address, Date.now());
    return [{ id: 1 }];
  };
  const kept = async (addresses: readonly string[]) => new Map([...memory].filter(([one]) => addresses.includes(one)));
  const run = async (signal = new AbortController().signal) => {
    asked.length = 0;
    const prepared = prepare({ tugas: [7], ask, kept, tell: (readiness) => told.push(readiness), signal });
    await vi.runAllTimersAsync();
    return prepared;
  };
  return { memory, asked, told, line, run, last: () => told.at(-1) };
}

const TOTAL = 14;
const isAbout = (part: string) => (address: string) => address.includes(part);
const lost = () => new ApiError('Tidak dapat terhubung', 0);

test('from nothing to ready: counted on the way, two questions at a time at most', async () => {
  const { run, told, last, line } = device();
  expect(await run()).toBe(true);
  expect(last()).toEqual({ done: TOTAL, total: TOTAL, lacks: [], isResting: true });
  expect(told.map(({ done }) => done)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, TOTAL, TOTAL]);
  expect(told.filter(isReady)).toHaveLength(1);
  expect(line.busiest).toBe(2);
});

test('after a reload only what is missing is asked for', async () => {
  const { run, asked, memory } = device();
  await run();
  for (const address of [...memory.keys()].filter(isAbout('/timbang-balita'))) memory.delete(address);
  await run();
  expect(asked.filter((address) => !address.includes('/api/periode-'))).toEqual([
    '/api/timbang-balita?kecamatan_id=7&periode_timbang_balita_id=1&limit=200',
  ]);
});

test('what was answered and is not on the device is not said to be there', async () => {
  const { run, told, last } = device({ keeps: false });
  expect(await run()).toBe(false);
  expect(told.some(isReady)).toBe(false);
  expect(last()).toMatchObject({ done: 0, lacks: expect.arrayContaining(['periode', 'desa', 'luas tanam']) });
});

test('where the line goes, no more is asked, and what is missing is named', async () => {
  const { run, asked, last, line } = device();
  line.refuses = (address) => (isAbout('/harga-pangan?')(address) ? lost() : null);
  expect(await run()).toBe(false);
  expect(asked.some(isAbout('/luas-lahan'))).toBe(false);
  expect(last()?.lacks).toEqual(expect.arrayContaining(['harga pangan', 'luas tanam']));
  expect(last()?.isResting).toBe(true);
});

test('what the server itself refuses holds up nothing else', async () => {
  const { run, last, line } = device();
  line.refuses = (address) => (isAbout('/pangan?')(address) ? new ApiError('Tidak ada', 404, {}) : null);
  await run();
  expect(last()).toEqual({ done: TOTAL - 1, total: TOTAL, lacks: ['pangan'], isResting: true });
});

test('without any period nothing can be said to be there', async () => {
  const { run, last } = device({ refuses: lost });
  expect(await run()).toBe(false);
  expect(last()).toEqual({ done: 0, total: 0, lacks: ['periode'], isResting: true });
});

test('without signal a device that has all says so', async () => {
  const { run, line, last } = device();
  await run();
  line.refuses = lost;
  expect(await run()).toBe(true);
  expect(last()).toMatchObject({ lacks: [] });
});

test('what is fresh is left alone, what is six hours old is asked for anew', async () => {
  const { run, asked } = device();
  await run();
  vi.setSystemTime(TODAY + 5 * HOUR_MS);
  await run();
  // The periods tell whether there is a new one.
  expect(asked).toHaveLength(4);
  vi.setSystemTime(TODAY + 7 * HOUR_MS);
  await run();
  expect(asked).toHaveLength(TOTAL);
});

test('nothing is said any more once nobody is there', async () => {
  const { run, told } = device();
  const stop = new AbortController();
  stop.abort();
  await run(stop.signal);
  expect(told).toEqual([]);
});
