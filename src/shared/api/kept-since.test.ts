import { beforeEach, expect, test, vi } from 'vitest';
import { keptSince, noteAnswer } from './kept-since';

const open = (pathname: string) => vi.stubGlobal('window', { location: { pathname, search: '' } });

beforeEach(() => {
  for (const address of ['/api/a', '/api/b', '/api/c']) noteAnswer(address, null);
  open('/laporan');
});

test('a screen whose answers all came from the server has no date', () => {
  noteAnswer('/api/a', null);
  expect(keptSince()).toBeNull();
});

test('of several answers of the device the oldest dates the screen', () => {
  noteAnswer('/api/a', '2026-05-12T00:10:00Z');
  noteAnswer('/api/b', '2026-05-11T00:10:00Z');
  expect(keptSince()).toBe(Date.parse('2026-05-11T00:10:00Z'));
  noteAnswer('/api/b', null);
  expect(keptSince()).toBe(Date.parse('2026-05-12T00:10:00Z'));
});

test('an answer dates only the screen that asked for it', () => {
  noteAnswer('/api/c', '2026-05-12T00:10:00Z');
  open('/etalase');
  expect(keptSince()).toBeNull();
  open('/laporan');
  expect(keptSince()).not.toBeNull();
});
