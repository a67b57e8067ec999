import { expect, test } from 'vitest';
import { openApi } from '../../../tests/support/api/api.ts';
import { createLog, jsonLine } from '../../adapters/log.ts';
import { openWeb } from './test-web.ts';

const SECRETS = /cari-ini|surat-ini|sesi-ini|sandi-ini|penuh-ini/;

test('no line of the log holds what was asked for, a token or a password, whatever fails', async () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line), jsonLine);
  const api = await openApi({ log });
  for (const table of ['sesi', 'pembatas'] as const) await api.db.schema.dropTable(table).execute();
  const client = { alamat: '36.80.1.2' };
  await using web = await openWeb({
    log,
    api: (request) => api.app.fetch(request, client),
    revision: () => Promise.reject(new Error('connect postgres://lumbung:penuh-ini@db/lumbung')),
    renderer: { render: ({ url }) => Promise.reject(new Error(`Invalid URL: ${url}`)) },
  });
  const form = { 'Content-Type': 'application/json' };
  const failing = [
    await web.ask('/api/pangan?search=cari-ini'),
    await web.ask('/api/user?search=cari-ini', { Authorization: 'Bearer sesi-ini' }),
    await web.ask('/api/login?x=cari-ini', form, 'POST', '{"username":"petani","password":"sandi-ini"}'),
    await web.ask('/etalase?query=cari-ini'),
    await web.ask('/change-password?token=surat-ini&email=a@contoh.id'),
    await web.ask('/api/pangan?search=cari-ini%'),
  ];
  expect(failing.map(({ status }) => status).filter((status) => status < 500)).toEqual([]);
  expect(lines.length).toBeGreaterThanOrEqual(failing.length);
  expect(lines.filter((line) => SECRETS.test(line))).toEqual([]);
  expect(lines.join('')).toContain('/etalase');
});
