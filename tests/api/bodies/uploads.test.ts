import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pictures } from '../../../server/adapters/pictures/pictures.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { formWith } from '../../support/api/fotos.ts';
import { bombs, gif, jpeg, jpegSaying, jpegWithPlace, png, pngOf, webp } from '../../support/api/pictures.ts';

let api: TestApi;
let petani: Caller;
let admin: Caller;
beforeAll(async () => {
  api = await openApi({ pictures: pictures() });
  petani = await callerOf(api, 'petani');
  admin = await callerOf(api, 'admin');
});

const stored = async () => {
  const names: string[] = [];
  for await (const { name } of api.files.list()) names.push(name);
  return names;
};
let before: string[];
beforeEach(async () => {
  before = await stored();
});

const sell = (bytes: Uint8Array, name = 'foto.jpg', type = 'image/jpeg') =>
  petani.send(
    'POST',
    '/produk',
    formWith(['foto[]', new File([new Uint8Array(bytes)], name, { type })], ['main[]', '1']),
  );
const logo = (bytes: Uint8Array, method = 'POST', path = '/pangan') => {
  const form = new FormData();
  form.append('nama_pangan', crypto.randomUUID());
  form.append('logo_pangan', new File([new Uint8Array(bytes)], 'logo.png'));
  return admin.send(method, path, form);
};
const bytesAt = async (url: string) => new Uint8Array(await (await api.fetch(url)).arrayBuffer());

test('a photo is kept upright, without what it told of itself, under a name made of its content', async () => {
  const { status, body } = await sell(await jpegWithPlace());
  expect(status).toBe(201);
  const { foto_url } = body.data.produk.produk_fotos[0];
  const kept = await bytesAt(foto_url);
  const { width, height, exif, orientation, format } = await sharp(kept).metadata();
  expect({ width, height, exif, orientation, format }).toEqual({ width: 48, height: 64, format: 'jpeg' });
  expect(foto_url).toBe(`/media/${createHash('sha256').update(kept).digest('hex').slice(0, 32)}.jpg`);
});

test('the content decides, not the name nor the type that is claimed', async () => {
  const asPng = await sell(await png(), 'foto.jpg', 'text/html');
  expect(asPng.body.data.produk.produk_fotos[0].foto_url).toMatch(/\.webp$/);
  const traversing = await sell(await jpeg(), '../../../etc/passwd', 'image/jpeg');
  expect(traversing.status).toBe(201);
  expect(await stored()).toEqual([
    ...before,
    expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
    expect.stringMatching(/^[0-9a-f]{32}\.jpg$/),
  ]);
});

test('what stands behind a picture is not kept', async () => {
  const polyglot = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
  const { body } = await sell(polyglot);
  const kept = Buffer.from(await bytesAt(body.data.produk.produk_fotos[0].foto_url));
  expect(kept.includes('<script>')).toBe(false);
  expect(kept.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
});

const FORMAT = 'Format foto harus jpg, jpeg atau png';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

test.each<[what: string, bytes: () => Promise<Buffer> | Buffer, sentence: string]>([
  ['a webp', webp, FORMAT],
  ['a gif', gif, FORMAT],
  ['a drawing', () => Buffer.from(svg), FORMAT],
  ['a drawing that begins as XML', () => Buffer.from(`<?xml version="1.0"?>${svg}`), FORMAT],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), FORMAT],
  ['a picture behind a page', async () => Buffer.concat([Buffer.from('<html>'), await jpeg()]), FORMAT],
  ['a document with the first bytes of a picture', () => Buffer.from('\xff\xd8\xff%PDF-1.7', 'latin1'), FORMAT],
  ['half a picture', async () => (await jpeg(640, 480)).subarray(0, 900), FORMAT],
  ['a PNG without pixels', () => pngOf(6000, 6000, Buffer.alloc(9)), FORMAT],
  [
    'a PNG of 256 megapixels',
    () => pngOf(16_000, 16_000, Buffer.alloc(1_500_000)),
    'Foto tidak boleh lebih dari 40 megapiksel',
  ],
  [
    'a header of 4 gigapixels',
    () => pngOf(65_535, 65_535, Buffer.alloc(9)),
    'Foto tidak boleh lebih dari 40 megapiksel',
  ],
  [
    'a progressive photo that would have to be held whole',
    async () => jpegSaying(7300, 5479, await jpeg(64, 48, { progressive: true, chromaSubsampling: '4:4:4' })),
    'Foto ini terlalu berat untuk dibuka. Perkecil dahulu, atau simpan ulang sebagai JPEG biasa',
  ],
  [
    'a little more than 40 megapixels',
    () => pngOf(8000, 5001, Buffer.alloc(9)),
    'Foto tidak boleh lebih dari 40 megapiksel',
  ],
])('%s is refused, and nothing is kept of it', async (_what, bytes, sentence) => {
  const { status, body } = await sell(await bytes());
  expect([status, body.meta.message, body.data.errors]).toEqual([422, sentence, { foto: [sentence] }]);
  expect(await stored()).toEqual(before);
});

test('pictures that unpack to very much more than they show are kept as what they show', async () => {
  for (const [, bomb] of bombs()) {
    const { body } = await sell(bomb);
    expect((await bytesAt(body.data.produk.produk_fotos[0].foto_url)).byteLength).toBeLessThan(200);
  }
});

test('spec §5: a photo above 2,000,000 bytes is refused with the sentence that says 1MB', async () => {
  const most = Buffer.concat([await jpeg(), Buffer.alloc(2_000_000)]).subarray(0, 2_000_000);
  expect((await sell(most)).status).toBe(201);
  for (const size of [2_000_001, 15_000_000, 17_000_000]) {
    const { status, body } = await sell(Buffer.concat([most, Buffer.alloc(size - 2_000_000)]));
    expect([status, body.meta.message]).toEqual([413, 'Ukuran foto tidak boleh lebih dari 1MB']);
  }
});

test('a logo above 2,000,000 bytes, and one that is none', async () => {
  for (const size of [2_000_001, 5_000_000]) {
    const { status, body } = await logo(Buffer.concat([await png(), Buffer.alloc(size)]).subarray(0, size));
    expect([status, body.meta.message]).toEqual([413, 'Ukuran file tidak boleh lebih dari 2MB']);
  }
  const { status, body } = await logo(await webp());
  expect([status, body.meta.message, body.data.errors]).toEqual([422, FORMAT, { logo_pangan: [FORMAT] }]);
  expect(await stored()).toEqual(before);
});

test('a logo is replaced by an update, and stays through one that brings none', async () => {
  const made = (await logo(await png(20, 20))).body.data.pangan;
  const path = `/pangan/${made.id}`;
  const replaced = (await logo(await jpeg(21, 21), 'PUT', path)).body.data.pangan;
  expect(replaced.logo_pangan_url).toMatch(/\.jpg$/);
  const form = new FormData();
  form.append('nama_pangan', 'Uwi');
  form.append('logo_pangan', new File([], 'kosong.png'));
  expect((await admin.send('PUT', path, form)).body.data.pangan).toMatchObject({
    nama_pangan: 'Uwi',
    logo_pangan_url: replaced.logo_pangan_url,
  });
  const asText = await admin.send('PUT', path, { logo_pangan: 'lain.png', logo_pangan_url: '/media/lain.png' });
  expect(asText.body.data.pangan.logo_pangan_url).toBe(replaced.logo_pangan_url);
});
