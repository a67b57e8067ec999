import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

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
