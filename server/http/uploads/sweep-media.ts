import type { Ports } from '../../ports.ts';
import { referencedPictures, removeUnreferenced } from './media-rows.ts';

const HOUR_MS = 3_600_000;

/** An original, a scaled copy of one, or what a process left that was killed while it wrote either. */
const OURS = /^([0-9a-f]{32})[.-](jpg|png|webp|gif)(?:-\d+\.(?:avif|webp))?(\.[0-9a-f-]{36}\.tmp)?$/;

/**
 * Removes the pictures that no row shows, with their scaled copies, once they are an hour old: younger ones may belong
 * to a write that is not done.
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

/** When this process last swept, for each store it has. */
const swept = new WeakMap<Ports['files'], number>();

/** Sweeps once an hour, beside the uploads that come anyway. */
export function sweepNowAndThen(ports: Pick<Ports, 'db' | 'files' | 'background' | 'now'>): void {
  const { files, background, now } = ports;
  const moment = now().getTime();
  if (moment - (swept.get(files) ?? 0) < HOUR_MS) return;
  swept.set(files, moment);
  background.run('sapu-media-gagal', () => sweepMedia(ports));
}
