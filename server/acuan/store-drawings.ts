import { sha256 } from '../http/crypto.ts';
import type { FileStore, Pictures } from '../ports.ts';

/** What storing drawings needs of the ports. */
export interface DrawingPorts {
  files: Pick<FileStore, 'write'>;
  pictures: Pick<Pictures, 'rasterise'>;
}

const AT_ONCE = 4;

/**
 * Turns drawings (SVG texts) into stored originals, a few at a time.
 *
 * @returns the names of their files in the same order, each made from the content: equal pictures are one file
 */
export async function storeDrawings(
  { files, pictures }: DrawingPorts,
  drawings: readonly (() => string)[],
  format: 'png' | 'jpeg',
): Promise<string[]> {
  const names: string[] = [];
  const queue = drawings.entries();
  const work = async () => {
    for (const [index, draw] of queue) {
      const bytes = await pictures.rasterise(draw(), format);
      const name = `${(await sha256(new Uint8Array(bytes))).slice(0, 32)}.${format === 'png' ? 'png' : 'jpg'}`;
      await files.write(name, bytes);
      names[index] = name;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return names;
}
