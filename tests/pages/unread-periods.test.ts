import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { silentLog } from '../support/api/ports.ts';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';

const web = await openBuiltWeb({ log: silentLog });
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

test('without JavaScript, too, periods that could not be read are not none, and are asked for again where the reader was', async () => {
  await sql`alter table periode_harga_pangan rename to periode_hilang`.execute(web.api.db);
  const { status, document } = await web.read('/harga-pangan/melak');
  expect(status).toBe(503);
  const picker = document.querySelector('select[name=periode]')?.closest('form');
  expect(picker?.textContent).toContain('Periode gagal dimuat.');
  expect(picker?.textContent).not.toContain('Tidak Ada Periode');
  const again = picker?.querySelector('a');
  expect(again?.textContent).toBe('Coba lagi');
  expect(again?.getAttribute('href')).toBe('/harga-pangan/melak');
  await sql`alter table periode_hilang rename to periode_harga_pangan`.execute(web.api.db);
  const { status: then, text } = await web.read(again?.getAttribute('href') ?? '');
  expect(then).toBe(200);
  expect(text).not.toContain('gagal dimuat');
});
