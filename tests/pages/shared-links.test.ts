import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pictures } from '../../server/adapters/pictures/pictures.ts';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';

const web = await openBuiltWeb({ pictures: pictures() });
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

const first = async (list: string) => JSON.parse((await web.ask(`/api/${list}?limit=1`)).body.toString()).data.data[0];

test('a shared price page carries a picture of its title', async () => {
  const address = (await web.read('/harga-pangan/melak')).meta('og:image');
  expect(address).toMatch(/^http:\/\/[\w.:]+\/media\/bagikan\/harga-pangan\/melak\.png$/);
  const { headers, body } = await web.ask(new URL(address).pathname);
  expect(headers['content-type']).toBe('image/png');
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect((await web.ask('/media/bagikan/harga-pangan/tidak-ada.png')).status).toBe(404);
});

test.each([
  ['/harga-pangan/melak/cabai-rawit', '/media/bagikan/harga-pangan/melak/cabai-rawit.png'],
  ['/harga-pangan-kutai-barat/cabai-rawit', '/media/bagikan/harga-pangan/kabupaten/cabai-rawit.png'],
])('the page of a commodity carries a picture of its price: %s', async (page, picture) => {
  const address = new URL((await web.read(page)).meta('og:image'));
  expect(address.pathname).toBe(picture);
  const { headers, body } = await web.ask(address.pathname);
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=0, must-revalidate' });
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect((await web.ask('/media/bagikan/harga-pangan/melak/tidak-ada.png')).status).toBe(404);
});

test('a product address opens fresh, with its own title and picture', async () => {
  const { slug, judul } = await first('produk');
  const { status, document, meta } = await web.read(`/detail-produk/${slug}`);
  expect({ status, title: document.title }).toEqual({ status: 200, title: `${judul} · Lumbung` });
  expect(document.querySelector('h2')?.textContent).toBe(judul);
  expect(meta('og:image')).toMatch(/^http:\/\/[\w.:]+\/media\/[0-9a-f]{32}\.jpg\?w=1280$/);
});

test('an activity opened fresh has its own title and picture for shared links', async () => {
  const { id, judul } = await first('kegiatan-dinas');
  const { status, document, meta } = await web.read(`/detail-activity/${id}`);
  expect({ status, title: document.title }).toEqual({ status: 200, title: `${judul} · Lumbung` });
  expect(meta('og:image')).toMatch(/^http:\/\/[\w.:]+\/media\/[0-9a-f]{32}\.jpg\?w=1280$/);
});

test('the manifest names pictures that are there, in the sizes that it says', async () => {
  const { headers, body } = await web.ask('/manifest.webmanifest');
  expect(headers).toMatchObject({ 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' });
  const manifest = JSON.parse(body.toString());
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', lang: 'id', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  const shortcuts = manifest.shortcuts.flatMap(({ icons }: { icons: object[] }) => icons);
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots, ...shortcuts]) {
    const picture = await web.ask(src);
    expect(picture.headers['content-type']).toBe(type);
    const { width, height } = await sharp(picture.body).metadata();
    expect([sizes, 'any']).toContain(sizes === 'any' ? 'any' : `${width}x${height}`);
  }
});
