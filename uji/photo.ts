import sharp from 'sharp';

/** A photo like no other, as a phone's camera makes them: noise does not compress, so it is some 60 kB. */
export async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const create = {
    width: 320,
    height: 240,
    channels: 3 as const,
    background: '#7a5',
    noise: { type: 'gaussian' as const, mean: 128, sigma: 40 },
  };
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
}
