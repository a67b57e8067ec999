import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { firstScripts } from '../bench/first-scripts.ts';
import type { ViteManifest } from '../server/node/web/page-renderer.ts';

export interface Precached {
  url: string;
  /** Null where the address changes with the content. */
  revision: string | null;
  /** Left out where data are dear, until it is asked for: no page starts with it. */
  isLater?: boolean;
}

/** What a worker may cost who installs it: kB brotli, and requests. */
export const PRECACHE_LIMIT_KB = 600;
export const PRECACHE_LIMIT_FILES = 30;

/** Drawn by the browser whoever looks: the bare page of all accounts, in whose place any other can be drawn. */
const SHELL = '/dashboard';
const PUBLIC = ['/ikon.svg', '/avatar.svg', '/manifest.webmanifest'];

/** Code that is of no use without signal: the robot check guards forms that ask the server at once. */
const ONLINE = /altcha|recaptcha|pbkdf2/i;

/** What the service worker fetches ahead: the shell, all code of the app, what the shell itself asks for. */
export async function precached(client: string): Promise<Precached[]> {
  const manifest: ViteManifest & Record<string, { assets?: string[] }> = JSON.parse(
    await readFile(join(client, '.vite', 'manifest.json'), 'utf8'),
  );
  const template = await readFile(join(client, 'index.html'));
  const first = firstScripts(template.toString(), manifest);
  const built = Object.values(manifest).flatMap(({ file, assets = [], css = [] }) => [file, ...assets, ...css]);
  const files = [...new Set(built)].filter((file) => !ONLINE.test(file)).sort();
  const isScript = (file: string) => file.endsWith('.js');
  const code = await Promise.all(files.filter(isScript).map((file) => readFile(join(client, file), 'utf8')));
  // A part whose style sheet does not come does not open; one that stands in the page itself may be asked for by none.
  const wanted = files.filter((file) => !file.endsWith('.css') || code.some((script) => script.includes(file)));
  return [
    { url: SHELL, revision: hash(template) },
    ...wanted.map((file) => ({ url: `/${file}`, revision: null, isLater: !first.has(file) })),
    ...(await Promise.all(PUBLIC.map(async (url) => ({ url, revision: hash(await readFile(join(client, url))) })))),
  ];
}

/** How much of that travels, in kB: compressed as the server sends it. */
export async function precacheWeight(client: string, files: readonly Precached[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async ({ url }) => {
      const file = join(client, url === SHELL ? 'index.html' : url);
      const { size } = await stat(`${file}.br`).catch(() => stat(file));
      return size;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
