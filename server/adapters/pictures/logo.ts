import sharp, { type Sharp } from 'sharp';
import { kontras } from '#contract/formulas/situs/warna.ts';
import { limits } from '#contract/limits.ts';
import type { BentukLogo, LogoFault } from '../../ports.ts';

const decoderLimits = { limitInputPixels: limits.fotoPixels, failOn: 'error' } as const;

/** Larger than any icon. */
const WORKING_SIDE = 1024;
const SMALLEST_SIDE = 128;
const LONGEST_RATIO = 4;
/** Less opaque than this counts as nothing. */
const FAINT = 24;
/** Colours that differ by less are one. */
const ONE_COLOUR = 12;

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

/** A picture without its empty border, and how many times the original is larger. Originals are upright. */
interface CroppedLogo {
  png: Buffer;
  width: number;
  height: number;
  scale: number;
}

const rawOf = async (picture: Sharp): Promise<Raw> => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** The part of a picture in which something is drawn; null: nothing is. */
function drawnPart({ data, width, height }: Raw) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < FAINT) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

async function cropBorder(original: Uint8Array): Promise<CroppedLogo | null> {
  const { width } = await sharp(original, decoderLimits).metadata();
  const smallerCopy = await sharp(original, decoderLimits)
    .resize({ width: WORKING_SIDE, height: WORKING_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const raw = await rawOf(sharp(smallerCopy));
  const part = drawnPart(raw);
  if (!part) return null;
  const png = await sharp(smallerCopy).extract(part).png().toBuffer();
  return { png, width: part.width, height: part.height, scale: width / raw.width };
}

/** See `Pictures.measureLogo`. */
export async function measureLogo(original: Uint8Array): Promise<number | LogoFault> {
  const logo = await cropBorder(original);
  if (!logo) return 'polos';
  const [short, long] = [logo.width, logo.height].toSorted((a, b) => a - b) as [number, number];
  if (long > LONGEST_RATIO * short) return 'panjang';
  if (long * logo.scale < SMALLEST_SIDE) return 'kecil';
  const facts = await sharp(logo.png).stats();
  const isPlain = facts.channels.slice(0, 3).every(({ min, max }) => max - min < ONE_COLOUR);
  if (facts.isOpaque && isPlain) return 'polos';
  return Math.round((100 * logo.width) / logo.height);
}

/** The visible colours of a small copy, and whether it fills its whole box. */
async function coloursOf({ png }: CroppedLogo): Promise<{ colours: string[]; isOpaque: boolean }> {
  const { data } = await rawOf(sharp(png).resize({ width: 48, height: 48, fit: 'fill' }));
  const colours: string[] = [];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) >= 128) colours.push(`#${data.toString('hex', at, at + 3)}`);
  }
  return { colours, isOpaque: (await sharp(png).stats()).isOpaque };
}

/** The least contrast at which a shape is visible. */
const VISIBLE_CONTRAST = 1.5;
/** The least part of a logo that must be visible. */
const VISIBLE_PART = 0.15;

const isSeenOn = (colours: readonly string[], ground: string): boolean =>
  colours.filter((colour) => kontras(colour, ground) >= VISIBLE_CONTRAST).length >= VISIBLE_PART * colours.length;

const WHITE = '#ffffff';
/** Cards of the dark look. */
const DARK = '#211e1a';

/** A rounded ground. @param radius as a part of the shorter side */
const plate = (width: number, height: number, fill: string, radius: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius * Math.min(width, height)}" fill="${fill}"/></svg>`,
  );

/** Lays a logo onto a ground, as large as it may be. */
async function onto(ground: Buffer, { png }: CroppedLogo, width: number, height: number): Promise<Sharp> {
  const fittedLogo = await sharp(png)
    .resize({ width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)), fit: 'inside' })
    .png()
    .toBuffer();
  return sharp(ground).composite([{ input: fittedLogo, gravity: 'centre' }]);
}

/** The corners of the app's own icon. */
const CORNERS = 11 / 48;
/** A square of this part of the side lies in the circle that every mask leaves, which is four fifths of it wide. */
const SAFE_CIRCLE = 0.8;

/** See `Pictures.drawLogo`. */
export async function drawLogo(
  original: Uint8Array,
  bentuk: BentukLogo,
  size: number,
  warna: string,
): Promise<Uint8Array> {
  const logo = await cropBorder(original);
  if (!logo) throw new Error('Nothing is to be seen on this logo');
  const { colours, isOpaque } = await coloursOf(logo);
  if (bentuk === 'tanda') return drawMark(logo, size, groundOfMark(colours, isOpaque, warna));
  const isSeenOnWhite = isOpaque || isSeenOn(colours, WHITE);
  if (bentuk === 'topeng') return drawMasked(logo, size, warna, isSeenOnWhite);
  const ground = isSeenOnWhite ? WHITE : warna;
  return drawIcon(logo, size, { ground, isOpaque, corners: bentuk === 'ikon' ? CORNERS : 0 });
}

/** Nothing where a logo is seen by day and by night, and brings its own ground. */
function groundOfMark(colours: readonly string[], isOpaque: boolean, warna: string): string | null {
  if (isOpaque) return null;
  const isSeenByDay = isSeenOn(colours, WHITE);
  if (isSeenByDay && isSeenOn(colours, DARK)) return null;
  return isSeenByDay ? WHITE : warna;
}

async function drawMark(logo: CroppedLogo, height: number, ground: string | null): Promise<Uint8Array> {
  const width = Math.round((height * logo.width) / logo.height);
  const mark = ground
    ? await onto(plate(width, height, ground, 0.15), logo, width * 0.86, height * 0.86)
    : sharp(logo.png).resize({ width, height, fit: 'fill' });
  return asPng(mark);
}

async function drawIcon(
  logo: CroppedLogo,
  side: number,
  { ground, isOpaque, corners }: { ground: string; isOpaque: boolean; corners: number },
): Promise<Uint8Array> {
  const shape = plate(side, side, ground, corners);
  const isSquare = Math.abs(logo.width - logo.height) < 0.1 * logo.height;
  if (!isOpaque || !isSquare) return asPng(await onto(shape, logo, side * 0.8, side * 0.8));
  // A square picture fills the icon, which cuts its corners.
  const coverage = await sharp(logo.png).resize({ width: side, height: side, fit: 'cover' }).png().toBuffer();
  return asPng(sharp(coverage).composite([{ input: shape, blend: 'dest-in' }]));
}

/** On a white disc, whatever colours a logo has; a white one stands on the main colour itself. */
async function drawMasked(logo: CroppedLogo, side: number, warna: string, isOnDisc: boolean): Promise<Uint8Array> {
  const diagonal = Math.hypot(logo.width, logo.height);
  const room = side * (isOnDisc ? SAFE_CIRCLE * 0.86 : SAFE_CIRCLE);
  const [width, height] = [(room * logo.width) / diagonal, (room * logo.height) / diagonal];
  const ground = plate(side, side, warna, 0);
  if (!isOnDisc) return asPng(await onto(ground, logo, width, height));
  const across = Math.round(side * SAFE_CIRCLE);
  const withDisc = await sharp(ground)
    .composite([{ input: plate(across, across, WHITE, 0.5), gravity: 'centre' }])
    .png()
    .toBuffer();
  return asPng(await onto(withDisc, logo, width, height));
}

const asPng = (picture: Sharp): Promise<Uint8Array> =>
  picture.png({ compressionLevel: 9, palette: true, quality: 92 }).toBuffer();
