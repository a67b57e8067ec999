import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictures } from './pictures/pictures.ts';
import { SMALL_BYTES, smallPicture } from './small-picture.ts';

const create = { width: 480, height: 360, channels: 3, background: '#207040' } as const;
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;

test('a small picture has the width that was asked for, and few bytes', async () => {
  const blurred = await sharp({ create: { ...create, noise } })
    .blur(4)
    .webp()
    .toBuffer();
  const small = await smallPicture(blurred, 400);
  expect(await sharp(small ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
  expect(small?.byteLength).toBeLessThanOrEqual(SMALL_BYTES);
});

test('what cannot be made small enough does not travel inside a page', async () => {
  const wild = await sharp({ create: { ...create, noise: { ...noise, sigma: 120 } } })
    .webp({ quality: 100 })
    .toBuffer();
  expect(await smallPicture(wild, 480)).toBeNull();
});

test('the process that decodes pictures makes the same, or says that there is none', async () => {
  const { small, close } = pictures();
  try {
    const plain = await sharp({ create }).webp().toBuffer();
    expect(Buffer.from((await small(plain, 400)) ?? [])).toEqual(await smallPicture(plain, 400));
    const wild = await sharp({ create: { ...create, noise: { ...noise, sigma: 120 } } })
      .webp({ quality: 100 })
      .toBuffer();
    expect(await small(wild, 480)).toBeNull();
  } finally {
    close();
  }
});

test('nor does what shines through: it would be seen twice', async () => {
  const glass = { ...create, channels: 4, background: { r: 20, g: 90, b: 40, alpha: 0.5 } } as const;
  expect(await smallPicture(await sharp({ create: glass }).webp().toBuffer(), 400)).toBeNull();
});
