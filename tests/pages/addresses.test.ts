import { afterAll, describe, expect, test } from 'vitest';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';

const web = await openBuiltWeb();
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

const script = '%3Cscript%3Ealert(1)%3C%2Fscript%3E';
const long = 'x'.repeat(1500);

/** What each says in its place. */
const nowhere = {
  '404 | Not Found': ['/tidak-ada', '/harga-pangan/melak/beras-medium/lagi', '/laporan/luas-panen'],
  'Tidak ada data harga pangan di kecamatan ini': ["mu'ut", '%252e%252e', script, long, 'tempat-lama/beras-medium'].map(
    (slug) => `/harga-pangan/${slug}`,
  ),
  'Komoditi tidak ditemukan': ['melak/lagi', `melak/${script}`, `melak/${long}`].map((slug) => `/harga-pangan/${slug}`),
  'Tidak Ada Data Ketersediaan Pangan': ['tidak-ada', 'kabupaten-paser', script, long].map(
    (slug) => `/ketersediaan-pangan/${slug}`,
  ),
  'Tidak Ada Data': ['/laporan/timbang-balita/tidak-ada', `/laporan/luas-tanam/${script}`],
  'Produk tidak ditemukan': ["/detail-produk/mu'ut"],
  'Tidak Ada Data Kegiatan': ['0', 'abc', '99999', '9'.repeat(40)].map((id) => `/detail-activity/${id}`),
};

describe.each(Object.entries(nowhere))("bad input: 404 and '%s'", (sentence, paths) => {
  for (const path of paths) {
    test(path.slice(0, 60), async () => {
      const { status, text } = await web.read(path);
      expect({ status, text }).toEqual({ status: 404, text: expect.stringContaining(sentence) });
    });
  }
});

test.each([
  ['/bandingkan?pilih=melak.beras-medium%00&minggu=4', '/bandingkan?pilih=melak.beras-medium&minggu=4'],
  ['/cari?kata=%00', '/cari?kata='],
  ['/etalase?query=%00madu', '/etalase?query=madu'],
])('bad input: a letter that no text has is left out of an address: %s', async (path, clean) => {
  const { status, headers } = await web.ask(path);
  expect([status, headers['location']]).toEqual([302, clean]);
});

test('whose dashboard it is only the browser knows: the server sends the bare page', async () => {
  const { status, document } = await web.read('/dashboard');
  expect(document.querySelector('main [role=status]')?.getAttribute('aria-label')).toBe('Memuat');
  // A tab and a screen reader name a page by its title, also while it waits for its code (WCAG 2.4.2).
  expect({ status, title: document.title }).toEqual({ status: 200, title: 'Lumbung' });
});

test('bad input: two dots lead up, as they do everywhere', async () => {
  const { status, text } = await web.read('/harga-pangan/%2e%2e');
  expect({ status, text }).toEqual({ status: 200, text: expect.stringContaining('Harga minggu ini') });
});

test.each([
  '/harga-pangan/',
  '/harga-pangan/melak/',
  '/harga-pangan-kutai-barat/',
  '/laporan/luas-tanam/',
  '/detail-produk/',
  '/detail-activity/',
  '/',
])('what is not there under %s has one page, which shows nothing of the address', async (folder) => {
  const [one, other] = [await web.ask(`${folder}acak-satu`), await web.ask(`${folder}acak-dua?x=1`)];
  expect([one.status, other.status]).toEqual([404, 404]);
  expect(String(other.body)).toBe(String(one.body));
  expect(String(one.body)).not.toMatch(/acak/i);
});
