import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { gif, gifSaying, jpeg, jpegSaying, pngOf } from '../../../tests/support/api/pictures.ts';
import type { UploadFormat } from '../../ports.ts';
import { pictures } from './pictures.ts';

const { prepare } = pictures();

async function kept(upload: Uint8Array, format: UploadFormat) {
  const original = await prepare(upload, format);
  if (typeof original === 'string') return original;
  const { width, height, format: found, hasAlpha } = await sharp(original.bytes).metadata();
  return { size: original.bytes.byteLength, width, height, format: found, hasAlpha };
}

const plain = (width: number, height: number, alpha?: number) =>
  sharp({
    create: { width, height, channels: alpha === undefined ? 3 : 4, background: { r: 32, g: 160, b: 32, alpha } },
    limitInputPixels: false,
  } as never);

/** Noise, which no encoder makes small. */
function noise(width: number, height: number, channels: 3 | 4): Sharp {
  const raw = new Uint8Array(width * height * channels);
  for (let at = 0; at < raw.byteLength; at += 65_536) crypto.getRandomValues(raw.subarray(at, at + 65_536));
  return sharp(raw, { raw: { width, height, channels } });
}

test('a large photo is kept no larger than 2560 pixels on its longer side, lying or standing', async () => {
  const lying = await plain(4000, 3000).jpeg().toBuffer();
  expect(await kept(lying, 'jpeg')).toMatchObject({ format: 'jpeg', width: 2560, height: 1920 });
  const standing = await sharp(lying).withMetadata({ orientation: 6 }).toBuffer();
  expect(await kept(standing, 'jpeg')).toMatchObject({ format: 'jpeg', width: 1920, height: 2560 });
});

test('a small one keeps its size', async () => {
  expect(await kept(await plain(60, 40).jpeg().toBuffer(), 'jpeg')).toMatchObject({ width: 60, height: 40 });
});

test.each([
  ['a photo', 'jpeg', () => noise(2600, 2600, 3).jpeg({ quality: 90 }), 'jpeg'],
  ['a drawing', 'png', () => noise(1600, 1600, 4).png({ compressionLevel: 0 }), 'webp'],
] as const)('%s of which nothing can be left out is kept in 3 MB', async (_what, format, drawn, found) => {
  const original = await kept(await drawn().toBuffer(), format);
  expect(original).toMatchObject({ format: found });
  expect(original).toHaveProperty(
    'size',
    expect.toSatisfy((size: number) => size > 500_000 && size <= 3_000_000),
  );
});

test('a picture with transparent ground that unpacks to 160 MB is kept as a small one with the same ground', async () => {
  const upload = await plain(7300, 5479, 0.5).webp({ effort: 0 }).toBuffer();
  const original = await kept(upload, 'webp');
  expect(original).toMatchObject({ format: 'webp', width: 2560, height: 1921, hasAlpha: true });
  expect(original).toHaveProperty(
    'size',
    expect.toSatisfy((size: number) => size < 100_000),
  );
});

const progressive = (width: number, height: number, chromaSubsampling: string) =>
  plain(width, height).jpeg({ progressive: true, chromaSubsampling }).toBuffer();
/** Only its header says so: what is too heavy is refused before its pixels are read. */
const sayingProgressive = async (width: number, height: number, chromaSubsampling: string) =>
  jpegSaying(width, height, await progressive(64, 48, chromaSubsampling));

test('a progressive photo of 24 megapixels with the usual colours is kept, a larger or finer one is too heavy', async () => {
  expect(await kept(await progressive(6000, 4000, '4:2:0'), 'jpeg')).toMatchObject({ width: 2560, height: 1707 });
  expect(await kept(await sayingProgressive(6000, 4000, '4:4:4'), 'jpeg')).toBe('terlalu-berat');
  expect(await kept(await sayingProgressive(7300, 5479, '4:2:0'), 'jpeg')).toBe('terlalu-berat');
  expect(await kept(await progressive(4000, 3000, '4:4:4'), 'jpeg')).toMatchObject({ width: 2560, height: 1920 });
});

test('one that is not progressive may have 40', async () => {
  const upload = await plain(7300, 5479).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
  expect(await kept(upload, 'jpeg')).toMatchObject({ width: 2560, height: 1921 });
});

/** The first scan of a JPEG that is stored in several scans without being progressive has a single colour component. */
async function inSeveralScans(): Promise<Uint8Array> {
  const whole = jpegSaying(7300, 5479, await jpeg(64, 48, { chromaSubsampling: '4:4:4' }));
  let scan = 2;
  while (whole[scan + 1] !== 0xda) scan += 2 + whole.readUInt16BE(scan + 2);
  const pixels = scan + 2 + whole.readUInt16BE(scan + 2);
  const [component = 0, tables = 0] = whole.subarray(scan + 5);
  const header = Buffer.from([0xff, 0xda, 0, 8, 1, component, tables, 0, 63, 0]);
  return Buffer.concat([whole.subarray(0, scan), header, whole.subarray(pixels)]);
}

test.each<[what: string, upload: () => Promise<Uint8Array> | Uint8Array, format: UploadFormat]>([
  ['a JPEG in several scans', inSeveralScans, 'jpeg'],
  [
    'an interlaced PNG with transparent ground',
    () => pngOf(7300, 5479, Buffer.alloc(9), { colour: 6, isInterlaced: true }),
    'png',
  ],
  ['a GIF', async () => gifSaying(7300, 5479, await gif()), 'gif'],
])('%s of 40 megapixels is too heavy, for it would have to be held whole', async (_what, upload, format) => {
  expect(await kept(await upload(), format)).toBe('terlalu-berat');
});
