import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Log } from '../../../ports.ts';
import type { CreateRenderer } from './page-renderer.ts';

interface Drawing {
  api: (request: Request) => Response | Promise<Response>;
  wilayah: string;
  log: Log;
}

/** Renders each page from the current sources; errors are shown with their place in the source. */
export const drawFromSources =
  (vite: ViteDevServer, { api, wilayah, log }: Drawing) =>
  async (request: Request): Promise<Response> => {
    try {
      const { pathname, search } = new URL(request.url);
      const source = await readFile(join(vite.config.root, 'index.html'), 'utf8');
      const template = await vite.transformIndexHtml(pathname + search, source);
      const entry = await vite.ssrLoadModule('/src/app/entry-server.tsx');
      const createRenderer: CreateRenderer = entry['createRenderer'];
      const renderer = createRenderer({ template, manifest: null, api, wilayah });
      const { status, html, location } = await renderer.render(request);
      const headers: Record<string, string> =
        location === undefined ? { 'Content-Type': 'text/html; charset=utf-8' } : { Location: location };
      return new Response(html, { status, headers });
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      log.error('halaman-gagal', { error });
      return new Response(error instanceof Error ? error.stack : String(error), { status: 500 });
    }
  };
