import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';

interface Row {
  id: number;
  slug: string;
  judul: string;
  harga: number;
  satuan: string;
  user_id: number;
  users: { nama_lengkap: string; no_hp: string };
  kecamatan: { nama_kecamatan: string } | null;
}

let web: Awaited<ReturnType<typeof openBuiltWeb>>;
beforeAll(async () => {
  web = await openBuiltWeb();
});
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

const produk = async (query: string): Promise<Row[]> =>
  ((await (await web.api.fetch(`/api/produk?${query}`)).json()) as { data: { data: Row[] } }).data.data;
const cardsOf = (document: Document) =>
  [...document.querySelectorAll('main ul a[href^="/detail-produk/"]')].map((card) => card.getAttribute('href'));

test('the address decides what the server draws: filters and orders, with prices on the cards', async () => {
  const expected = await produk('jenis_produk=sayur&harga_sampai=12000&urut=termurah&limit=10');
  const { document, text } = await web.read('/etalase?jenis=sayur&harga_sampai=12000&urut=termurah');
  expect(cardsOf(document)).toEqual(expected.map(({ slug }) => `/detail-produk/${slug}`));
  expect(text).toContain(`Rp\u00a0${expected[0]!.harga.toLocaleString('id-ID')}/${expected[0]!.satuan}`);
});

test('what no filter knows is ignored', async () => {
  const usual = await web.read('/etalase');
  const strange = await web.read('/etalase?jenis=emas&harga_dari=-1&satuan=%27&urut=termahal&kecamatan=x&dekat=1e3');
  expect([strange.status, cardsOf(strange.document)]).toEqual([200, cardsOf(usual.document)]);
});

test('each filter in use can be taken off by a link, and keeps the others', async () => {
  const { document } = await web.read('/etalase?query=a&jenis=sayur&satuan=kg&urut=termurah');
  const links = [...document.querySelectorAll('ul[aria-label="Saringan yang dipakai"] a')];
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Hapus saringan sayur', '/etalase?query=a&satuan=kg&urut=termurah'],
    ['Hapus saringan kg', '/etalase?query=a&jenis=sayur&urut=termurah'],
  ]);
});

test('without JavaScript the filters are a form of the same address', async () => {
  const { document } = await web.read('/etalase?query=madu&jenis=hasil+hutan&urut=termurah');
  const form = document.querySelector<HTMLFormElement>('noscript details form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/etalase']);
  const sent = [...form.querySelectorAll<HTMLInputElement>('[name]')].map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(sent)).toEqual({
    ...{ query: 'madu', urut: 'termurah', jenis: 'hasil hutan' },
    ...{ kecamatan: '', harga_dari: '', harga_sampai: '', satuan: '', dekat: '' },
  });
  expect(form.querySelectorAll('select[name="kecamatan"] option')).toHaveLength(17);
});

test('a product’s page is told to search engines as schema.org has it', async () => {
  const [row] = await produk('limit=1');
  const { document } = await web.read(`/detail-produk/${row!.slug}`);
  const said = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(said).toMatchObject({
    ...{ '@context': 'https://schema.org', '@type': 'Product', name: row!.judul },
    url: expect.stringMatching(new RegExp(`^https?://[^/]+/detail-produk/${row!.slug}$`)),
    image: expect.arrayContaining([expect.stringMatching(/^https?:\/\/[^/]+\/media\//)]),
    offers: { '@type': 'Offer', price: row!.harga, priceCurrency: 'IDR', seller: { name: row!.users.nama_lengkap } },
  });
});

test('a product’s page says who sells it, where, and leads to a conversation about it', async () => {
  const [row] = await produk('limit=1');
  const { document, text } = await web.read(`/detail-produk/${row!.slug}`);
  expect(text).toContain(row!.users.nama_lengkap);
  expect(text).toContain(`Kecamatan ${row!.kecamatan?.nama_kecamatan}`);
  const whatsapp = new URL(document.querySelector('a[href^="https://wa.me/62"]')?.getAttribute('href') ?? '');
  expect(whatsapp.searchParams.get('text')).toContain(row!.judul);
  expect(whatsapp.searchParams.get('text')).toMatch(new RegExp(`https?://[^/]+/detail-produk/${row!.slug}$`));
});

test('a seller’s page shows all that he offers; whoever offers nothing has none', async () => {
  const [row] = await produk('limit=1');
  const own = await produk(`user_id=${row!.user_id}&limit=20`);
  const { status, document, text } = await web.read(`/penjual/${row!.user_id}`);
  expect([status, document.title]).toEqual([200, `${row!.users.nama_lengkap} · Lumbung`]);
  expect(cardsOf(document)).toEqual(own.map(({ slug }) => `/detail-produk/${slug}`));
  expect(text).toContain(row!.users.nama_lengkap);
  const { id: admin } = await web.api.db
    .selectFrom('pengguna')
    .select('id')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow();
  for (const id of [admin, 0, 999_999_999, '1e3', 'marta']) {
    const nobody = await web.read(`/penjual/${id}`);
    expect([id, nobody.status, nobody.text]).toEqual([id, 404, expect.not.stringContaining('Hubungi')]);
  }
});
