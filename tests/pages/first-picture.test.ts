import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pictures } from '../../server/adapters/pictures/pictures.ts';
import type { FileStore } from '../../server/ports.ts';
import { stubFiles } from '../support/api/ports.ts';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';

/** The seed of the tests has drawn nothing: every original is this one. */
const photo = await sharp({
  create: {
    width: 1280,
    height: 960,
    channels: 3,
    background: '#3a7',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .blur(12)
  .jpeg()
  .toBuffer();
const stored = stubFiles();
const isOriginal = (name: string) => /^[0-9a-f]{32}\.jpg$/.test(name);
const files: FileStore = {
  ...stored,
  open: async (name) =>
    isOriginal(name)
      ? { size: photo.byteLength, stream: () => new Blob([new Uint8Array(photo)]).stream() }
      : stored.open(name),
};

const web = await openBuiltWeb({ pictures: pictures(), files });
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

const first = async (list: string) => JSON.parse((await web.ask(`/api/${list}?limit=1`)).body.toString()).data.data[0];

/** The page once its first picture has been made. */
async function settled(path: string) {
  await web.read(path);
  await web.picturesMade();
  return web.read(path);
}

test.each([
  ['the home page', async () => '/'],
  ['the showcase', async () => '/etalase'],
  ['a product', async () => `/detail-produk/${(await first('produk')).slug}`],
  ['the list of activities', async () => '/activity'],
  ['an activity', async () => `/detail-activity/${(await first('kegiatan-dinas')).id}`],
])('%s travels with its first picture inside, small, and below the sharp one in the same box', async (_name, path) => {
  const { document } = await settled(await path());
  const small = [...document.querySelectorAll<HTMLImageElement>('main img[src^="data:"]')];
  expect(small).toHaveLength(1);
  expect(small[0]).toBe(document.querySelector('main img'));
  expect(small[0]?.src.length).toBeLessThanOrEqual(8000);
  const { format, width = 0 } = await sharp(Buffer.from(small[0]?.src.split(',')[1] ?? '', 'base64')).metadata();
  expect(format).toBe('webp');
  expect(width).toBeGreaterThanOrEqual(200);
  const sharpOne = small[0]?.nextElementSibling;
  expect(sharpOne?.getAttribute('srcset')).toMatch(/\/media\/[0-9a-f]{32}\.jpg\?w=1280 1280w/);
  for (const side of ['width', 'height']) expect(sharpOne?.getAttribute(side)).toBe(small[0]?.getAttribute(side));
});

test('a page that begins with no picture carries none, and no page weighs more than 14.4 kB beside its picture', async () => {
  for (const path of ['/harga-pangan/melak', '/', '/etalase', '/activity', '/luas-lahan-perkiraan-panen']) {
    const { document } = await settled(path);
    const small = document.querySelector<HTMLImageElement>('img[src^="data:"]');
    expect(small !== null, path).toBe(['/', '/etalase', '/activity'].includes(path));
    small?.setAttribute('src', '');
    expect(brotliCompressSync(document.documentElement.outerHTML).byteLength, path).toBeLessThanOrEqual(14_400);
  }
});

/**
 * Their curves, tables and outlines are the page: they are drawn without a script, and each point stands in the data. The
 * map draws all outlines of the regency, and its script gets them too.
 */
const drawn: [path: string, most: number][] = [
  ['/harga-pangan/melak/beras-medium', 17_500],
  ['/harga-pangan-kutai-barat/beras-medium', 17_500],
  ['/bandingkan?pilih=melak.beras-medium,damai.beras-medium,kutai-barat.beras-medium', 17_500],
  ['/ketersediaan-pangan/melak', 17_500],
  ['/laporan/timbang-balita/melak', 17_500],
  ['/laporan/luas-tanam/melak', 17_500],
  ['/peta', 19_000],
  ['/data', 17_500],
];

test.each(drawn)('%s, whose figures are drawn in the page, weighs no more than %i bytes', async (path, most) => {
  const { status, document } = await web.read(path);
  expect(status).toBe(200);
  expect(brotliCompressSync(document.documentElement.outerHTML).byteLength).toBeLessThanOrEqual(most);
});
