import sharp from 'sharp';
import { expect, test } from 'vitest';
import { komoditiAcuan, panganAcuan } from '../../server/acuan/acuan.ts';
import drawings from '../../server/acuan/logos.json' with { type: 'json' };
import { kegiatanSeed } from '../world/catalogue/kegiatan.ts';
import { produkSeed } from '../world/catalogue/produk.ts';
import { sliderSeed } from '../world/catalogue/slider.ts';
import type { SceneArt } from './art.ts';
import { acts, displays, settings } from './art.ts';
import { logoSvg } from './logo.ts';
import type { Piece } from './pieces/piece.ts';
import { pieces } from './pieces/pieces.ts';
import { sceneSvg } from './scene.ts';

const scenes: readonly SceneArt[] = [
  ...produkSeed.flatMap(({ fotos }) => fotos),
  ...kegiatanSeed.map(({ foto }) => foto),
  ...sliderSeed.map(({ foto }) => foto),
];
const named = [...new Set([...panganAcuan, ...komoditiAcuan.map(({ nama }) => nama)])];
const lemon: SceneArt = { format: 'produk', setting: 'kebun', display: 'bakul', pieces: ['lemon'], seed: 7 };

const all = (svg: string, pattern: RegExp) => Array.from(svg.matchAll(pattern), ([, found]) => found ?? '');

test('the same art is the same picture, another seed is another one', () => {
  expect(sceneSvg(lemon)).toBe(sceneSvg({ ...lemon }));
  expect(sceneSvg({ ...lemon, seed: 8 })).not.toBe(sceneSvg(lemon));
});

test('no two pictures of the catalogue are alike', () => {
  const drawn = scenes.map(sceneSvg);
  expect(new Set(drawn).size).toBe(scenes.length);
});

test('in every picture each id is given once, and every reference finds its own', () => {
  for (const svg of [...scenes.map(sceneSvg), ...named.map(logoSvg)]) {
    const ids = all(svg, /\bid="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...all(svg, /href="#([^"]+)"/g), ...all(svg, /url\(#([^)]+)\)/g)];
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  }
});

test('no coordinate is lost on the way', () => {
  for (const svg of scenes.map(sceneSvg)) expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
});

test('what the catalogue shows exists', () => {
  expect(scenes.flatMap((art) => art.pieces).filter((name) => !(name in pieces))).toEqual([]);
});

test('the server has the logos as they are drawn today (node demo/art/draw-logos.ts)', () => {
  expect(drawings).toEqual(Object.fromEntries(named.map((nama) => [nama, logoSvg(nama)])));
});

test('every setting, display and act of the workshop is used', () => {
  const ways = scenes.map((art) => ('act' in art ? art.act : art.display));
  const unused = [...Object.keys(displays), ...Object.keys(acts)].filter((way) => !ways.some((used) => used === way));
  expect(unused).toEqual([]);
  expect(Object.keys(settings).filter((name) => !scenes.some(({ setting }) => setting === name))).toEqual([]);
});

test.each([
  ['produk', 960, 720],
  ['kegiatan', 1200, 675],
  ['banner', 1280, 720],
] as const)('the rasteriser reads a %s of %i by %i', async (format, width, height) => {
  const art = scenes.find((scene) => scene.format === format)!;
  expect(await sharp(Buffer.from(sceneSvg(art))).metadata()).toMatchObject({ format: 'svg', width, height });
});

/** What is really painted, in the piece's own units. */
async function painted({ box, body }: Piece): Promise<number[]> {
  const [left, top, right, bottom] = box;
  const [margin, scale] = [30, 100 / Math.max(right - left, bottom - top)];
  const [width, height] = [(right - left) * scale + 2 * margin, (bottom - top) * scale + 2 * margin];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g transform="translate(${margin} ${margin}) scale(${scale}) translate(${-left} ${-top})">${body}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(picture)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const spots = Array.from({ length: info.width * info.height }, (_, spot) => spot).filter(
    (spot) => data[spot * 4 + 3]! > 90,
  );
  const columns = spots.map((spot) => spot % info.width);
  const rows = spots.map((spot) => Math.floor(spot / info.width));
  const least = (values: number[]) => values.reduce((low, value) => Math.min(low, value));
  const most = (values: number[]) => values.reduce((high, value) => Math.max(high, value)) + 1;
  const pixels = [least(columns), least(rows), most(columns), most(rows)];
  return pixels.map((pixel, side) => (pixel - margin) / scale + (side % 2 ? top : left));
}

test.each(Object.entries(pieces))('%s is drawn inside its box and stands on the foot of it', async (_, piece) => {
  const longer = Math.max(piece.box[2] - piece.box[0], piece.box[3] - piece.box[1]);
  const sides = await painted(piece);
  for (const [side, edge] of sides.entries()) expect(Math.abs(edge - piece.box[side]!) / longer).toBeLessThan(0.04);
});
