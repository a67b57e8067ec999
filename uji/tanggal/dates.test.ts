import { expect, test } from 'vitest';
import { dates, offsetOf } from './dates.ts';

test('twelve different days, each a moment that a clock can show', () => {
  const all = dates();
  expect(all).toHaveLength(12);
  expect(new Set(all.map(({ moment }) => moment)).size).toBe(12);
  for (const { moment } of all) expect(new Date(moment).toISOString()).toMatch(/^20\d\d-/);
});

test('the night is tomorrow at the office and not yet in UTC', () => {
  const night = new Date(dates().find(({ name }) => name.startsWith('malam'))?.moment ?? '');
  const dayAt = (timeZone: string) => night.toLocaleDateString('sv', { timeZone });
  expect([dayAt('UTC'), dayAt('Asia/Makassar')]).toEqual(['2026-12-31', '2027-01-01']);
});

test('a clock is moved by whole seconds, forwards and back', () => {
  expect(offsetOf('2026-11-21T00:00:00Z', new Date('2026-11-20T00:00:00.400Z'))).toBe(86_400);
  expect(offsetOf('2026-11-19T00:00:00Z', new Date('2026-11-20T00:00:00Z'))).toBe(-86_400);
  expect(() => offsetOf('kemarin', new Date())).toThrow("'kemarin' bukan saat");
});
