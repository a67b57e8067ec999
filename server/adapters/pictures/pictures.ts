import { extname } from 'node:path';
import { limitConcurrency } from '../../http/limit-concurrency.ts';
import type { Log, Pictures } from '../../ports.ts';
import { ChildDied, ChildTooSlow, inChild } from './in-child.ts';
import type { PictureAnswer, PictureOrder } from './picture-process.ts';

/** Longer than any honest picture takes by far, on a machine that is busy with others. */
const PATIENCE_MS = 60_000;
const IDLE_MS = 30_000;
/** Beside this file, and of its kind: the built server has both as JavaScript. */
const PROGRAM = new URL(`./picture-process${extname(import.meta.url)}`, import.meta.url);

/** Each waits with its bytes in memory. */
const MOST_WAITING = 64;

interface Options {
  /** Told when the process that decodes died. */
  log?: Log;
  program?: URL;
}

export interface OpenPictures extends Pictures {
  /** A scaled copy that travels inside a page; null where none is small enough. */
  small(copy: Uint8Array, width: number): Promise<Uint8Array | null>;
  /** Ends the process that decodes. Without it, it ends with the program. */
  close(): void;
}

/** Pictures through libvips, one at a time and in a process that may die alone. What is looked at goes first. */
export function pictures({ log, program = PROGRAM }: Options = {}): OpenPictures {
  const inTurn = limitConcurrency(1, MOST_WAITING);
  const { ask, end } = inChild<PictureOrder, PictureAnswer>({ program, idleMs: IDLE_MS, patienceMs: PATIENCE_MS });

  /** Once more when it died: it may have been ended for what others did. @throws ChildDied */
  const askTwice = async (order: PictureOrder): Promise<PictureAnswer> => {
    try {
      return await ask(order);
    } catch (error) {
      if (!(error instanceof ChildDied)) throw error;
      log?.error('pengolah-gambar-mati', { pekerjaan: order.what });
      if (error instanceof ChildTooSlow) throw error;
      return ask(order);
    }
  };

  const made = async <Made>(order: PictureOrder): Promise<Made> => {
    const answer = await inTurn(() => askTwice(order), order.what !== 'prepare');
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.made as Made;
  };

  return {
    prepare: (upload, format) =>
      made<Awaited<ReturnType<Pictures['prepare']>>>({ what: 'prepare', upload, format }).catch((error) => {
        if (error instanceof ChildDied) return 'terlalu-berat';
        throw error;
      }),
    rendition: (original, width, format) => made({ what: 'rendition', original, width, format }),
    rasterise: (svg, format) => made({ what: 'rasterise', svg, format }),
    small: (copy, width) => made({ what: 'small', copy, width }),
    close: end,
  };
}
