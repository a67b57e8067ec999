import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heard, type KnownList } from './whole-list';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const page = (...data: string[]) => ({ page: { data, total: data.length } });
const at = (ms: number, ...given: Parameters<typeof heard<string>>): KnownList<string> => {
  vi.setSystemTime(ms);
  return heard(...given);
};

test('a list is as old as its question: what was sent while the answer was on its way may be missing in it', () => {
  const asked = at(1_000, undefined, 'harga', { loading: true });
  const waiting = at(2_000, asked, 'harga', { loading: true });
  const answered = at(9_000, waiting, 'harga', { data: page('Cabai'), loading: false });
  expect(answered).toMatchObject({ readAt: 1_000, page: { data: ['Cabai'] } });
});

test('rows that are asked for again keep their time until the answer is there, and get that of the second question', () => {
  const data = page('Cabai');
  const first = at(2_000, at(1_000, undefined, 'harga', { loading: true }), 'harga', { data, loading: false });
  const again = at(5_000, first, 'harga', { data, loading: true });
  expect(again.readAt).toBe(1_000);
  expect(at(8_000, again, 'harga', { data, loading: false }).readAt).toBe(5_000);
  const failed = at(8_000, again, 'harga', { data, loading: false, error: new Error('Putus') });
  expect(failed.readAt).toBe(1_000);
});

test('rows that come without a question are of now, and those of another question begin anew', () => {
  const first = at(1_000, undefined, 'harga', { data: page('Cabai'), loading: false });
  expect(first.readAt).toBe(1_000);
  expect(at(3_000, first, 'harga', { data: page('Beras'), loading: false }).readAt).toBe(3_000);
  expect(at(4_000, first, 'stok', { loading: true })).toMatchObject({ page: null, readAt: 0, askedAt: 4_000 });
});
