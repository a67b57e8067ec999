import type { Ports } from '../../ports.ts';
import { referencedPictures, removeUnreferenced } from './media-rows.ts';

const HOUR_MS = 3_600_000;

/** An original, a scaled copy, or an unfinished file of either that a killed process left. */
const OURS = /^([0-9a-f]{32})[.-](jpg|png|webp|gif)(?:-\d+\.(?:avif|webp))?(\.[0-9a-f-]{36}\.tmp)?$/;

/**
 * Removes pictures, with their copies, that no row refers to and that are older than an hour: younger ones may belong
 * to a write under way.
 *
 * @returns how many files were removed
 */
export async function sweepMedia({ db, files, now }: Pick<Ports, 'db' | 'files' | 'now'>): Promise<number> {
  const shown = await referencedPictures(db);
  const youngest = now().getTime() - HOUR_MS;
  let removed = 0;
  for await (const { name, writtenAt } of files.list()) {
    const [whole, digest, extension, unfinished] = OURS.exec(name) ?? [];
    if (!whole || writtenAt.getTime() > youngest) continue;
    const original = `${digest}.${extension}`;
    if (shown.has(original) && !unfinished) continue;
    if (name === original) {
      if (await removeUnreferenced({ db, files }, name)) removed += 1;
    } else {
      await files.remove(name);
      removed += 1;
    }
  }
  return removed;
}

/** When this process last swept, per store. */
const swept = new WeakMap<Ports['files'], number>();

/** Sweeps once an hour, as uploads come. */
export function sweepNowAndThen(ports: Pick<Ports, 'db' | 'files' | 'background' | 'now'>): void {
  const { files, background, now } = ports;
  const moment = now().getTime();
  if (moment - (swept.get(files) ?? 0) < HOUR_MS) return;
  swept.set(files, moment);
  background.run('sapu-media-gagal', () => sweepMedia(ports));
}
