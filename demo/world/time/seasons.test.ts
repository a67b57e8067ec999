import { expect, test } from 'vitest';
import { dayFrom } from './calendar.ts';
import { daysToLebaran, lastLebaran, seasonOf } from './seasons.ts';

test.each([
  [2024, 3, 10],
  [2025, 2, 31],
  [2026, 2, 20],
  [2027, 2, 10],
])('Lebaran %i is found within a day', (year, month, date) => {
  const day = dayFrom(year, month, date);
  expect(Math.abs(daysToLebaran(day))).toBeLessThanOrEqual(1);
  expect(Math.abs(daysToLebaran(day - 40) - 40)).toBeLessThanOrEqual(1);
});

test('chilli is dear at the turn of the year and cheap in August, rice hardly moves', () => {
  const newYear = dayFrom(2027, 0, 2);
  const august = dayFrom(2026, 7, 5);
  expect(seasonOf.cabai(newYear)).toBeGreaterThan(0.8);
  expect(seasonOf.cabai(august)).toBeLessThan(-0.5);
  expect(Math.abs(seasonOf.datar(newYear) - seasonOf.datar(august))).toBeLessThan(0.2);
});

test.each([
  [dayFrom(2026, 10, 20), dayFrom(2026, 2, 20)],
  [dayFrom(2026, 2, 10), dayFrom(2025, 2, 31)],
  [dayFrom(2026, 2, 21), dayFrom(2026, 2, 20)],
])('the last Lebaran before day %i is over', (day, lebaran) => {
  expect(lastLebaran(day)).toBe(lebaran);
});
