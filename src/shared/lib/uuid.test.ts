import { expect, test } from 'vitest';
import { uuid } from './uuid';

test('it is a UUID of version 7 that holds its milliseconds', () => {
  const made = uuid(0x0123456789ab);
  expect(made).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(made.slice(0, 13)).toBe('01234567-89ab');
});

test('a later one sorts behind, and two of the same moment differ', () => {
  expect(uuid(1_800_000_000_000) < uuid(1_800_000_000_001)).toBe(true);
  expect(uuid(1)).not.toBe(uuid(1));
});
