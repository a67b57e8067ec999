import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';
import { type Answer, reply, tagOf } from './answer.ts';
import { chosenEncoding, type Encoding } from './cache/encoding.ts';

/** A built file and its precompressed variants. */
export type StaticFile = { plain: Answer } & { [encoding in Encoding]: Answer | null };

export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Hono adds a charset for SVG, which names its own. */
const types = { ...mimes, svg: 'image/svg+xml' };

const suffixes = { br: '.br', gzip: '.gz' } as const;
const isVariant = (path: string) => Object.values(suffixes).some((suffix) => path.endsWith(suffix));

/** index.html is only the template of pages, and the build's manifest is internal. */
const isPrivate = (path: string) => path === '/index.html' || path.startsWith('/.');

/** Reads built files into memory: they are few, and no address can escape from a map. */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const contents = new Map<string, Buffer<ArrayBuffer>>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    contents.set(`/${relative(folder, file).split(sep).join('/')}`, await readFile(file));
  }
  const files = new Map<string, StaticFile>();
  for (const [path, bytes] of contents) {
    if (isPrivate(path) || isVariant(path)) continue;
    const variant = (encoding: Encoding) => {
      const compressed = contents.get(path + suffixes[encoding]);
      return compressed ? fileAnswer(path, compressed, encoding) : null;
    };
    files.set(path, { plain: fileAnswer(path, bytes, null), br: variant('br'), gzip: variant('gzip') });
  }
  return files;
}

function fileAnswer(path: string, bytes: Buffer<ArrayBuffer>, encoding: Encoding | null): Answer {
  return {
    status: 200,
    headers: {
      'content-type': getMimeType(path, types) ?? 'application/octet-stream',
      'cache-control': cacheControl(path),
      vary: 'Accept-Encoding',
      etag: `"${tagOf(bytes)}"`,
      ...(encoding && { 'content-encoding': encoding }),
    },
    body: bytes,
  };
}

/** File names under /assets/ contain a hash of the content; the service worker must never be outdated. */
function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path === '/sw.js' || path.endsWith('.webmanifest') ? 'no-cache' : 'public, max-age=3600';
}

/** Serves a built file, compressed if the client accepts it. */
export function serveFile(request: Request, file: StaticFile): Response {
  const encoding = chosenEncoding(request.headers.get('Accept-Encoding'));
  return reply(request, (encoding && file[encoding]) ?? file.plain);
}
