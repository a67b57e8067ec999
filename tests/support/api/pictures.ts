import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp, { type JpegOptions } from 'sharp';

const ofSize = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#23774a' }, limitInputPixels: false } as never);

export const jpeg = (width = 64, height = 48, options: JpegOptions = {}): Promise<Buffer> =>
  ofSize(width, height).jpeg(options).toBuffer();
export const png = (width = 64, height = 48): Promise<Buffer> => ofSize(width, height).png().toBuffer();
export const webp = (): Promise<Buffer> => ofSize(64, 48).webp().toBuffer();
export const gif = (): Promise<Buffer> => ofSize(64, 48).gif().toBuffer();

/** Held sideways, with the place where it was taken: 64 × 48 as stored, 48 × 64 as seen. */
export const jpegWithPlace = (): Promise<Buffer> =>
  ofSize(64, 48)
    .withExif({
      IFD0: { Copyright: 'Dapur Ibu' },
      IFD3: { GPSLatitude: '0/1 18/1 0/1', GPSLongitude: '115/1 48/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

interface Png {
  /** 2: red, green and blue; 6: with transparency too. */
  colour?: 2 | 6;
  isInterlaced?: boolean;
  /** Stand before the pixels. */
  extra?: readonly Buffer[];
}

const pngWith = (
  width: number,
  height: number,
  deflated: Uint8Array,
  { colour = 2, isInterlaced, extra = [] }: Png,
) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colour, 0, 0, isInterlaced ? 1 : 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    ...[signature, chunk('IHDR', header), ...extra],
    ...[chunk('IDAT', deflated), chunk('IEND', Buffer.alloc(0))],
  ]);
};

/** A PNG of that size in its header whose pixels are these bytes, deflated. */
export const pngOf = (width: number, height: number, pixels: Uint8Array, png: Png = {}): Buffer =>
  pngWith(width, height, deflateSync(pixels), png);

/** Frame headers: baseline, extended, progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];

/** A JPEG whose header says another size: who judges by the header is asked without a giant that has to be drawn. */
export function jpegSaying(width: number, height: number, jpeg: Uint8Array): Buffer {
  const changed = Buffer.from(jpeg);
  let at = 2;
  while (!FRAMES.includes(changed[at + 1] ?? 0)) at += 2 + changed.readUInt16BE(at + 2);
  changed.writeUInt16BE(height, at + 5);
  changed.writeUInt16BE(width, at + 7);
  return changed;
}

/** The same for a GIF of one picture, whose size its screen and its frame say. */
export function gifSaying(width: number, height: number, gif: Uint8Array): Buffer {
  const changed = Buffer.from(gif);
  const say = (at: number) => changed.writeUInt16LE(height, changed.writeUInt16LE(width, at));
  say(6);
  const flags = changed[10] ?? 0;
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  // Extensions: parts that each begin with their length, until one of none.
  while (changed[at] === 0x21) {
    at += 2;
    while (changed[at]) at += 1 + changed[at]!;
    at += 1;
  }
  say(at + 5);
  return changed;
}

const MEGABYTE = 1_000_000;

/** So many megabytes of zeros as zlib deflates them; one block of them is deflated, and repeated. */
function deflatedZeros(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(MEGABYTE), { finishFlush: constants.Z_FULL_FLUSH });
  // Adler's sums of zeros: the one stays 1, the other counts the bytes.
  const check = Buffer.alloc(4);
  check.writeUInt16BE((megabytes * MEGABYTE) % 65_521, 0);
  check.writeUInt16BE(1, 2);
  const [begin, end] = [Buffer.from([0x78, 0x9c]), Buffer.from([0x03, 0x00])];
  return Buffer.concat([begin, ...Array.from({ length: megabytes }, () => block), end, check]);
}

/** Pictures of 16 × 16 pixels that unpack to 300 MB: as pixels, as a comment, as a colour profile. */
export function bombs(): [what: string, bytes: Buffer][] {
  const unpacking = deflatedZeros(300);
  const rows = Buffer.alloc(16 * (1 + 3 * 16));
  const besides = (type: string, name: string) =>
    pngOf(16, 16, rows, { extra: [chunk(type, Buffer.concat([Buffer.from(`${name}\0\0`), unpacking]))] });
  return [
    ['pixels', pngWith(16, 16, unpacking, {})],
    ['a comment', besides('zTXt', 'Comment')],
    ['a colour profile', besides('iCCP', 'icc')],
  ];
}
