import { expect, test } from 'vitest';
import { drawSmaller, within } from './draw-smaller';

test.each([
  ['a wide one', 4000, 3000, 1600, 1200],
  ['a tall one', 3000, 4000, 1200, 1600],
  ['a small one stays', 640, 480, 640, 480],
  ['a thread keeps a pixel', 40_000, 3, 1600, 1],
])('rulings 21: a picture becomes at most 1600 pixels: %s', (_name, width, height, wide, tall) => {
  expect(within(1600, width, height)).toEqual({ width: wide, height: tall });
});

/** A canvas on which a JPEG takes as many bytes as its quality says; jsdom has none, and of a whole one two acts are used. */
const canvas = (drawn: unknown[]) => () => ({
  context: { fillRect: () => {}, drawImage: (...what: unknown[]) => drawn.push(what.slice(1)) } as never,
  toJpeg: async (quality: number) => new Blob([new Uint8Array(Math.round(quality * 1000))]),
});
// Only handed on to the canvas.
const picture = { image: {} as never, width: 3200, height: 2400 };

test('the best quality that fits is taken', async () => {
  const drawn: unknown[] = [];
  const { size } = await drawSmaller(picture, { side: 1600, bytes: 800 }, canvas(drawn));
  expect(size).toBe(720);
  expect(drawn).toEqual([[0, 0, 1600, 1200]]);
});

test('a picture that fits in no quality is refused', async () => {
  await expect(drawSmaller(picture, { side: 1600, bytes: 100 }, canvas([]))).rejects.toThrow('still too large');
});
