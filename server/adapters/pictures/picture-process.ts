import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { LebarFoto } from '#contract/limits.ts';
import type { BentukLogo, FotoFormat, LogoFault, Original, UploadFault, UploadFormat } from '../../ports.ts';
import { smallPicture } from '../small-picture.ts';
import { prepare, rasterise, rendition } from './draw.ts';
import { drawLogo, measureLogo } from './logo.ts';

/** An order for the process that decodes pictures. */
export type PictureOrder =
  | { what: 'prepare'; upload: Uint8Array; format: UploadFormat }
  | { what: 'rendition'; original: Uint8Array | string; width: LebarFoto; format: FotoFormat | 'png' }
  | { what: 'rasterise'; svg: string; format: 'png' | 'jpeg' }
  | { what: 'measure-logo'; original: Uint8Array }
  | { what: 'draw-logo'; original: Uint8Array; bentuk: BentukLogo; size: number; warna: string }
  | { what: 'small'; copy: Uint8Array; width: number };

/** Its result, or why it failed. */
export type PictureAnswer =
  | { made: Original | UploadFault | LogoFault | number | Uint8Array | null }
  | { failed: string };

/**
 * Decodes uploads in a process of its own: whatever a malicious picture does to its decoder, the server survives. It
 * runs at this niceness.
 */
const NICENESS = 5;

async function perform(order: PictureOrder): Promise<PictureAnswer> {
  try {
    if (order.what === 'prepare') return { made: await prepare(order.upload, order.format) };
    if (order.what === 'rendition') return { made: await rendition(order.original, order.width, order.format) };
    if (order.what === 'small') return { made: await smallPicture(order.copy, order.width) };
    if (order.what === 'measure-logo') return { made: await measureLogo(order.original) };
    if (order.what === 'draw-logo') {
      return { made: await drawLogo(order.original, order.bentuk, order.size, order.warna) };
    }
    return { made: await rasterise(order.svg, order.format) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (order: PictureOrder) => process.send?.(await perform(order)));

// The parent ends it, by exiting or by a signal, even in the middle of a picture.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

// Readers come first; and when memory runs out, this process should be killed.
for (const step of [() => setPriority(NICENESS), () => writeFileSync('/proc/self/oom_score_adj', '1000')]) {
  try {
    step();
  } catch {
    // Not Linux, or not permitted.
  }
}
