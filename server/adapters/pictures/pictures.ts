import { extname } from 'node:path';
import { limitConcurrency } from '../../http/limit-concurrency.ts';
import type { Log, Pictures } from '../../ports.ts';
import { ChildDied, ChildTooSlow, inChild } from './in-child.ts';
import type { PictureAnswer, PictureOrder } from './picture-process.ts';

/** Far longer than any honest picture takes, even on a busy machine. */
const PATIENCE_MS = 60_000;
const IDLE_MS = 30_000;
/** Beside this file with the same extension: the built server is JavaScript. */
const PROGRAM = new URL(`./picture-process${extname(import.meta.url)}`, import.meta.url);

/** Waiting orders hold their bytes in memory. */
const MOST_WAITING = 64;

interface Options {
  /** Told when the child dies. */
  log?: Log;
  program?: URL;
}

export interface OpenPictures extends Pictures {
  /** A scaled copy to inline in a page; null when it cannot be made small enough. */
  small(copy: Uint8Array, width: number): Promise<Uint8Array | null>;
  /** Ends the child. Otherwise it ends with the program. */
  close(): void;
}

/** Pictures through libvips, one at a time in a child process. Renditions go before uploads. */
export function pictures({ log, program = PROGRAM }: Options = {}): OpenPictures {
  const inTurn = limitConcurrency(1, MOST_WAITING);
  const { ask, end } = inChild<PictureOrder, PictureAnswer>({ program, idleMs: IDLE_MS, patienceMs: PATIENCE_MS });

  /** Retries once when the child died: the system may have killed it for another's memory. @throws ChildDied */
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
    measureLogo: (original) => made({ what: 'measure-logo', original }),
    drawLogo: (original, bentuk, size, warna) => made({ what: 'draw-logo', original, bentuk, size, warna }),
    small: (copy, width) => made({ what: 'small', copy, width }),
    close: end,
  };
}
