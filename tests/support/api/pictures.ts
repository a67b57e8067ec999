import { crc32, deflateSync } from 'node:zlib';
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

/** A PNG of that size in its header whose pixels are these bytes, deflated. */
export function pngOf(width: number, height: number, pixels: Uint8Array, ...extra: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixelData = chunk('IDAT', deflateSync(pixels));
  return Buffer.concat([signature, chunk('IHDR', header), ...extra, pixelData, chunk('IEND', Buffer.alloc(0))]);
}

/** Pictures of 16 × 16 pixels that unpack to 300 MB: as pixels, as a comment, as a colour profile. */
export function bombs(): [what: string, bytes: Buffer][] {
  const unpacked = Buffer.alloc(300_000_000);
  const rows = Buffer.alloc(16 * (1 + 3 * 16));
  const besides = (type: string, name: string) =>
    pngOf(16, 16, rows, chunk(type, Buffer.concat([Buffer.from(`${name}\0\0`), deflateSync(unpacked)])));
  return [
    ['pixels', pngOf(16, 16, unpacked)],
    ['a comment', besides('zTXt', 'Comment')],
    ['a colour profile', besides('iCCP', 'icc')],
  ];
}
