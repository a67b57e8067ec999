import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';

const web = await openBuiltWeb();
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

const BERAS = '/bandingkan?pilih=melak.beras-medium,damai.beras-medium,kutai-barat.beras-medium';

test('without JavaScript a comparison is whole: its curves, its weeks, its file, and the links that change it', async () => {
  const { status, document, meta } = await web.read(BERAS);
  expect(status).toBe(200);
  expect(document.title).toBe(
    'Bandingkan harga: Beras Medium, per kg: Melak, Damai, dan Kabupaten Kutai Barat (diisi) · Lumbung',
  );
  expect(meta('og:title')).toBe(document.title);
  expect(document.querySelectorAll('figure svg path').length).toBeGreaterThan(3);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(26);
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');
  expect(links).toContain('/bandingkan?pilih=damai.beras-medium,kutai-barat.beras-medium');
  expect(links).toContain(`${BERAS}&minggu=52`);
  const [file = ''] = links.filter((link) => link.endsWith('format=xlsx'));
  expect((await web.ask(file)).headers['content-type']).toContain('spreadsheetml');
});

test('without JavaScript a line is searched by a form, which keeps what is chosen', async () => {
  const { document } = await web.read(`${BERAS}&minggu=12&cari=gula+melak`);
  const form = document.querySelector('main form');
  const sent = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]);
  expect(sent).toEqual([
    ['pilih', 'melak.beras-medium,damai.beras-medium,kutai-barat.beras-medium'],
    ['minggu', '12'],
    ['cari', 'gula melak'],
  ]);
  const found = [...document.querySelectorAll('main a[aria-label^="Tambah "]')];
  expect(found.length).toBeGreaterThan(0);
  for (const link of found) {
    expect(link.getAttribute('aria-label')).toMatch(/Gula .* di Melak/);
    expect(link.getAttribute('href')).toMatch(/kutai-barat\.beras-medium,melak\.gula-[\w-]+&minggu=12$/);
  }
});

test('bad input: an address that names nothing is a page that says so', async () => {
  for (const pilih of ['entah', '%3Cscript%3E', `${'x'.repeat(1500)}`, '.,.,,', '__proto__.constructor']) {
    const { status, text, document } = await web.read(`/bandingkan?pilih=${pilih}&minggu=-1`);
    expect(status).toBe(200);
    expect(text).toContain('Tidak ditemukan, jadi tidak ikut dibandingkan');
    expect(document.querySelector('main script')).toBeNull();
  }
});

test('five lines of a year are a page that a poor line still carries', async () => {
  const five = `${BERAS},rata-rata.beras-medium,tering.beras-medium`;
  // Without style sheets, which every page holds.
  const bytes = async (path: string) =>
    brotliCompressSync((await web.ask(path)).body.toString().replace(/<style>[^<]*/g, '')).byteLength;
  expect(await bytes(BERAS)).toBeLessThanOrEqual(7_000);
  expect(await bytes(`${five}&minggu=52`)).toBeLessThanOrEqual(11_000);
});
