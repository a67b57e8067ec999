import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../server/node/faults/start-error.ts';
import type { FetchedAhead } from '../../src/app/pwa/worker/build.ts';

/**
 * What a worker may cost who installs it: kB brotli, and requests. Almost every public page has a style sheet of its own
 * beside its code: 1.7 kB less in the first load of every other page is worth the few small requests at rest. So are parts
 * that only some screens share: those of places and of products (3 to 7 kB less for all others), the drawing of activities
 * and what is brought in from files, which the office has too, what officers keep ahead (9 kB less for all other accounts),
 * layers (35 kB less, springs included, until one is opened), and the alert report (6 kB less for its office's first room). The
 * reader of points that people copy from maps costs 4 kB: farmers paste them where there is no signal. The check of a pasted
 * block and the login above a screen cost 5 kB, figure fields that keep what was typed and the journal of sent rows 5 kB.
 * The reader of files as offices have them costs 31 kB, and that of chats 7 kB: officers use both where there is no signal.
 * Texts in the words of each region cost 2 kB.
 */
const LIMIT_KB = 720;
const LIMIT_FILES = 71;

/** Drawn by the browser whoever looks: the bare page of all accounts, in whose place any other can be drawn. */
export const SHELL = '/dashboard';

/** What a built worker fetches ahead: the list that the build has put into it. */
export async function precachedBy(site: string): Promise<FetchedAhead[]> {
  const worker = await readFile(join(site, 'sw.js'), 'utf8');
  const [list] = /\[\{[^[\]]*"revision":[^[\]]*\}\]/.exec(worker) ?? [];
  if (!list) throw new Error('sw.js names no files');
  const files: FetchedAhead[] = JSON.parse(list);
  return files.map((file) => ({ ...file, url: file.url.replace(/^(?!\/)/, '/') }));
}

/** @throws StartError when a phone would have to fetch too much ahead, or in too many pieces */
export async function weighPrecache(site: string): Promise<{ files: number; kB: number }> {
  const files = await precachedBy(site);
  const kB = Math.round((await bytesOf(site, files)) / 1000);
  if (files.length > LIMIT_FILES) {
    throw new StartError(`Yang diambil service worker melebihi ${LIMIT_FILES} berkas: ${files.length}.`);
  }
  if (kB > LIMIT_KB) throw new StartError(`Yang diambil service worker melebihi ${LIMIT_KB} kB: ${kB} kB.`);
  return { files: files.length, kB };
}

/** How much of that travels: compressed as the server sends it. */
async function bytesOf(site: string, files: readonly FetchedAhead[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async ({ url }) => {
      const file = join(site, url === SHELL ? 'index.html' : url);
      const { size } = await stat(`${file}.br`).catch(() => stat(file));
      return size;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
