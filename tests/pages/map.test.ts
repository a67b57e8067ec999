import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { ukuranPeta } from '#contract/formulas/peta.ts';
import { touch } from '../../server/http/revision.ts';
import { silentLog } from '../support/api/ports.ts';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';

const web = await openBuiltWeb({ log: silentLog });
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

describe.each(ukuranPeta)('the map of %s, as the server sends it', (ukuran) => {
  test('is drawn, listed and explained before any script, and weighs at most 25 kB', async () => {
    const { status, text, document } = await web.read(`/peta?ukuran=${ukuran}`);
    expect(status).toBe(200);
    expect(document.querySelectorAll('svg[role=group] a[href^="/peta?ukuran="] path')).toHaveLength(16);
    expect(document.querySelectorAll('table tbody tr')).toHaveLength(16);
    expect(document.querySelectorAll('ul[aria-label="Arti warna"] li').length).toBeGreaterThan(1);
    expect(document.querySelectorAll('nav[aria-label=Ukuran] a')).toHaveLength(6);
    // At the quality at which pages are compressed as they are asked for.
    expect(brotliCompressSync(text).length).toBeLessThan(25_000);
  });
});

test('a shape’s link opens its figures without a script, with the ways to its pages', async () => {
  const { document } = await web.read('/peta?ukuran=harga&komoditi=cabai-rawit');
  const link = document.querySelector('svg[role=group] a[aria-label^="Melak,"]')?.getAttribute('href') ?? '';
  const { document: opened } = await web.read(link);
  const panel = [...opened.querySelectorAll('section')].find((section) => section.querySelector('h3'));
  expect(panel?.querySelector('h3')?.textContent).toBe('Melak');
  expect(panel?.querySelector('a[href="/harga-pangan/melak/cabai-rawit"]')).not.toBeNull();
});

test('a commodity is chosen by a form, and a press of its button', async () => {
  const { document } = await web.read('/peta?ukuran=perubahan&komoditi=cabai-rawit');
  const form = document.querySelector('form[action="/peta"]');
  expect(form?.querySelector('input[name=ukuran]')?.getAttribute('value')).toBe('perubahan');
  expect(form?.querySelector('option[selected]')?.getAttribute('value')).toBe('cabai-rawit');
  expect(form?.textContent).toContain('Tampilkan');
});

test.each([
  '/peta?ukuran=cuaca&komoditi=emas&tempat=atlantis',
  `/peta?komoditi=${'x'.repeat(200)}&tempat=%3Cscript%3E`,
  '/peta?ukuran=neraca&pangan=%00',
])('what %.40s does not name is ignored', async (address) => {
  const { status, document } = await web.read(address);
  expect(status).toBe(200);
  expect(document.querySelectorAll('table tbody tr')).toHaveLength(16);
  expect(document.querySelector('section h3')).toBeNull();
});

test('prices that an officer has entered are on the map at once', async () => {
  const address = '/peta?ukuran=harga&komoditi=cabai-rawit';
  const before = await web.read(address);
  await web.api.db
    .updateTable('harga_pangan')
    .set({ harga_eceran: 123_400 })
    .where('komoditi_id', 'in', (eb) =>
      eb.selectFrom('komoditi').select('id').where('nama_komoditi', '=', 'Cabai Rawit'),
    )
    .execute();
  await touch(web.api.db, 'harga_pangan');
  const after = await web.read(address);
  expect(before.text).not.toContain('Rp\u00a0123.400');
  expect(after.text).toContain('Rp\u00a0123.400');
});
