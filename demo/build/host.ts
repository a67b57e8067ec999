import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A static host as simple as they come: files of a folder, and `404.html` for all else. */
export function hostFolder(folder: string, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const name = path.endsWith('/') ? `${path}index.html` : path;
    const file = await readFile(join(folder, normalize(name))).catch(() => null);
    response.writeHead(file ? 200 : 404, {
      'Content-Type': file ? (types[extname(name)] ?? 'application/octet-stream') : types['.html'],
      'Cache-Control': 'no-cache',
    });
    response.end(file ?? (await readFile(join(folder, '404.html'))));
  });
  return new Promise((resolve) => server.listen(port, 'localhost', () => resolve(server)));
}
