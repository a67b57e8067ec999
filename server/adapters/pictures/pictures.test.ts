import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pngOf } from '../../../tests/support/api/pictures.ts';
import { pictures } from './pictures.ts';

const { prepare, rendition, rasterise } = pictures();

/** Red on the left half, green on the right, 400 × 200. */
const twoHalves = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#c02020' } }).composite([
    { input: { create: { width: 200, height: 200, channels: 3, background: '#20a020' } }, left: 200, top: 0 },
  ]);

test.each([
  ['webp', 'webp'],
  ['avif', 'heif'],
] as const)('a rendition in %s has the width that was asked for', async (format, found) => {
  const scaled = await rendition(await twoHalves().jpeg().toBuffer(), 160, format);
  expect(await sharp(scaled).metadata()).toMatchObject({ format: found, width: 160, height: 80 });
});

test('a rendition is never wider than the original', async () => {
  const scaled = await rendition(await twoHalves().png().toBuffer(), 1280, 'webp');
  expect(await sharp(scaled).metadata()).toMatchObject({ width: 400, height: 200 });
});

test('a rendition of a file is that of its bytes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-gambar-'));
  const path = join(folder, 'asli.png');
  const bytes = await twoHalves().png().toBuffer();
  await writeFile(path, bytes);
  expect(await rendition(path, 160, 'webp')).toEqual(await rendition(bytes, 160, 'webp'));
  await rm(folder, { recursive: true });
  await expect(rendition(path, 160, 'webp')).rejects.toThrow('missing');
});

test('a photo taken sideways stands upright, and says nothing about itself', async () => {
  const sideways = await twoHalves()
    .withExif({ IFD0: { Copyright: 'Dapur Ibu' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const scaled = await rendition(sideways, 160, 'webp');
  const { width, height, exif, orientation } = await sharp(scaled).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 160,
    height: 320,
    exif: undefined,
    orientation: undefined,
  });
  const [red = 0, green = 255] = await sharp(scaled)
    .extract({ left: 80, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(green);
});

test('a drawing with transparent ground stays transparent as png', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="20"/></svg>';
  const drawn = await rasterise(svg, 'png');
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 64, hasAlpha: true });
});

test('a drawing as jpeg has its own size', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480"/></svg>';
  expect(await sharp(await rasterise(svg, 'jpeg')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 640,
    height: 480,
  });
});

test('a picture of more than 40 megapixels is refused', async () => {
  const huge = pngOf(8000, 5001, Buffer.alloc(9));
  await expect(rendition(huge, 160, 'webp')).rejects.toThrow('pixel limit');
});

test('a picture that is cut off is refused', async () => {
  const whole = await twoHalves().jpeg().toBuffer();
  await expect(rendition(whole.subarray(0, 700), 160, 'webp')).rejects.toThrow();
});

const throughGlass = () =>
  sharp({ create: { width: 400, height: 200, channels: 4, background: { r: 32, g: 160, b: 32, alpha: 0 } } });

test.each([
  ['jpeg', () => twoHalves().jpeg(), 'jpg', 'jpeg'],
  ['png', () => twoHalves().png(), 'webp', 'webp'],
  ['png', () => throughGlass().png(), 'webp', 'webp'],
  ['webp', () => twoHalves().webp(), 'jpg', 'jpeg'],
  ['webp', () => throughGlass().webp(), 'webp', 'webp'],
  ['gif', () => throughGlass().gif(), 'webp', 'webp'],
] as const)('an upload in %s becomes an original', async (format, drawn, extension, found) => {
  const original = await prepare(await drawn().toBuffer(), format);
  if (typeof original === 'string') throw new Error(original);
  expect(original.extension).toBe(extension);
  expect(await sharp(original.bytes).metadata()).toMatchObject({ format: found, width: 400, height: 200 });
});

test('the same upload makes the same original, so that sending it again makes no second file', async () => {
  const upload = await twoHalves().jpeg().toBuffer();
  expect(await prepare(upload, 'jpeg')).toEqual(await prepare(upload, 'jpeg'));
});

test('an upload in another format than it is taken for is refused', async () => {
  expect(await prepare(await twoHalves().png().toBuffer(), 'jpeg')).toBe('rusak');
  expect(await prepare(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'png')).toBe('rusak');
});

test('16 bits a colour become 8', async () => {
  const wide = await twoHalves().toColourspace('rgb16').png().toBuffer();
  const original = await prepare(wide, 'png');
  if (typeof original === 'string') throw new Error(original);
  expect(await sharp(original.bytes).metadata()).toMatchObject({ depth: 'uchar', space: 'srgb' });
});
