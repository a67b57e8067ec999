import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { createLog, readableLine } from '../adapters/log.ts';
import { createApp } from '../app.ts';
import { situsOf } from '../office/situs.ts';
import { seedDemoAloud } from './cli/seed-demo-aloud.ts';
import { prepareDataFolder } from './database/data-folder.ts';
import { orExplain } from './faults/start-error.ts';
import { start } from './process/listen.ts';
import { openPorts } from './process/open-ports.ts';
import { addressOf } from './run.ts';
import { readConfig } from './settings/config.ts';
import { clientOf } from './web/client.ts';
import type { CreateRenderer } from './web/pages/page-renderer.ts';

/** Another port than the trial's, so that both can run. */
const DEV_PORT = '5173';

/** The API and Vite in one process: pages are rendered from sources, with hot reload. */
async function dev(): Promise<void> {
  const config = readConfig({ ...process.env, PORT: process.env['PORT'] || DEV_PORT }, 'trial');
  await prepareDataFolder(config.dataDir);
  const log = createLog((line) => process.stdout.write(line), readableLine);
  const { ports, wilayah, jam, istilah, close } = await openPorts(config, log, seedDemoAloud);
  const app = createApp(ports);

  const server = createServer();
  const vite = await createVite({
    root: join(import.meta.dirname, '..', '..'),
    appType: 'custom',
    server: { middlewareMode: { server }, ws: { server } },
  });
  const answerApi = getRequestListener((request, { incoming }) =>
    app.fetch(request, clientOf(incoming, config.trustedProxy)),
  );

  /** Errors are shown with their place in the source. */
  const answerPage = getRequestListener(async (request) => {
    try {
      const { pathname, search } = new URL(request.url);
      const source = await readFile(join(vite.config.root, 'index.html'), 'utf8');
      const template = await vite.transformIndexHtml(pathname + search, source);
      const entry = await vite.ssrLoadModule('/src/app/entry-server.tsx');
      const createRenderer: CreateRenderer = entry['createRenderer'];
      const api = (apiRequest: Request) => app.fetch(apiRequest);
      const renderer = createRenderer({
        template,
        manifest: null,
        api,
        wilayah,
        jam,
        istilah,
        situs: () => situsOf(ports.db),
      });
      const { status, html, location } = await renderer.render(request);
      const headers: Record<string, string> =
        location === undefined ? { 'Content-Type': 'text/html; charset=utf-8' } : { Location: location };
      return new Response(html, { status, headers });
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      log.error('halaman-gagal', { error });
      return new Response(error instanceof Error ? error.stack : String(error), { status: 500 });
    }
  });
  server.on('request', (incoming, outgoing) => {
    if (isApi(incoming)) answerApi(incoming, outgoing);
    else vite.middlewares(incoming, outgoing, () => answerPage(incoming, outgoing));
  });
  await start(server, config);
  console.log(`Lumbung berjalan di ${addressOf(config)} (pengembangan)`);

  // Open pages hold sockets for hot reload, which would keep the server from closing.
  const stop = async () => {
    await vite.close();
    await close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const isApi = ({ url = '/' }: IncomingMessage) => /^\/(api|media)(\/|\?|$)/.test(url);

await orExplain(dev);
