import type { Ports } from '../ports.ts';

export type Draw = () => string;

const AT_ONCE = 4;

/** Runs the work for each item, a few at a time, and keeps the order of the results. */
async function eachAtMost<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}

/** A name made from the content, so that equal pictures are one file. */
async function nameOf(bytes: Uint8Array, ending: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
  const digits = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0'));
  return `${digits.join('')}.${ending}`;
}

/** Turns drawings into stored originals and gives their names, in the same order. */
export const storePictures = (
  { files, pictures }: Pick<Ports, 'files' | 'pictures'>,
  drawings: readonly Draw[],
  format: 'png' | 'jpeg',
): Promise<string[]> =>
  eachAtMost(drawings, AT_ONCE, async (draw) => {
    const bytes = await pictures.rasterise(draw(), format);
    const name = await nameOf(bytes, format === 'png' ? 'png' : 'jpg');
    await files.write(name, bytes);
    return name;
  });
