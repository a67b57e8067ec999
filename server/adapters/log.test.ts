import { expect, test } from 'vitest';
import { createLog, jsonLine, readableLine, withoutSecrets } from './log.ts';

const linesOf = (...[format, everyLine]: [typeof jsonLine, (() => Record<string, unknown>)?]) => {
  const lines: string[] = [];
  return { lines, log: createLog((line) => lines.push(line), format, everyLine) };
};

test('a line of production is one JSON object with the time, the event and its facts', () => {
  const { lines, log } = linesOf(jsonLine, () => ({ permintaan: 'r-1' }));
  log.info('mulai', { port: 3000 });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toEqual({
    waktu: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    tingkat: 'info',
    peristiwa: 'mulai',
    permintaan: 'r-1',
    port: 3000,
  });
});

test('a line break in a fact cannot forge a line', () => {
  const { lines, log } = linesOf(jsonLine);
  log.error('gagal', { path: '/\n{"tingkat":"info"}' });
  expect(lines.join('').trimEnd().split('\n')).toHaveLength(1);
});

test('an error is written with where it came from', () => {
  const { lines, log } = linesOf(jsonLine);
  log.error('gagal', { error: new Error('disk penuh') });
  expect(JSON.parse(lines[0]!).error).toMatch(/^Error: disk penuh\n.*log\.test\.ts/);
});

test('a line of the trial is short, an error stands below it', () => {
  const { lines, log } = linesOf(readableLine);
  log.error('halaman', { path: '/etalase' });
  log.error('halaman', { error: new Error('disk penuh') });
  expect(lines[0]).toBe('✗ halaman path="/etalase"\n');
  expect(lines[1]).toMatch(/^✗ halaman\nError: disk penuh\n +at /);
});

test.each([
  ['/api/pangan?search=rahasia&page=2', '/api/pangan'],
  ['GET "https://contoh.id/change-password?token=rahasia" gagal', 'GET "https://contoh.id/change-password" gagal'],
  ['Error: Invalid URL: /x?rahasia\n    at f (file.ts:3:1)', 'Error: Invalid URL: /x\n    at f (file.ts:3:1)'],
  ['Authorization: bearer rahasia, Accept: */*', 'Authorization: Bearer …, Accept: */*'],
  ['connect postgres://lumbung:rahasia@db:5432/lumbung', 'connect postgres://…@db:5432/lumbung'],
  ['Sungguh? Ya.', 'Sungguh? Ya.'],
  ['surat@contoh.id', 'surat@contoh.id'],
])('%j is written as %j', (text, written) => {
  expect(withoutSecrets(text)).toBe(written);
});
