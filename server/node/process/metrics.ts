import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { publicPages } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import type { ServeHealth } from '../web/health.ts';
import type { Answered } from '../web/listener.ts';
import { start } from './listen.ts';

/** Loopback only: metrics are for the operator. */
const HOST = '127.0.0.1';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Unknown paths: each label value is kept for ever, and there is no end of them. */
const OTHER = 'lain';

/** Patterns of known paths: routes of the API, pages, and what is answered before both. */
export const knownPaths = (table: readonly { path: string }[]): string[] => [
  ...table.map(({ path }) => path),
  ...Object.keys(publicPages),
  ...Object.values(routes).filter((route) => typeof route === 'string'),
  '/assets/:file',
  '/healthz',
  '/readyz',
];

/**
 * Counts and times answers for Prometheus.
 *
 * @param paths those that are counted by name, such as `/api/produk/:id` and `/etalase`
 */
export function createMetrics(paths: readonly string[]) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'lumbung_http_seconds',
    help: 'Time until an answer was sent, by kind of address, method and status',
    labelNames: ['kind', 'method', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const labels = new Map(paths.map(kindOf).map((kind) => [kind, labelOf(kind)]));

  return {
    observe({ method, path, status, ms }: Omit<Answered, 'permintaan'>): void {
      const kind = labels.get(kindOf(path)) ?? OTHER;
      seconds.observe({ kind, method: METHODS.includes(method) ? method : OTHER, status: String(status) }, ms / 1000);
    },
    /** Serves `/metrics` and health on a port of its own. @throws StartError when it cannot be had */
    async listen(port: number, health: ServeHealth): Promise<Server> {
      const server = createServer(async ({ url = '' }, response) => {
        const told = await health(url, true);
        if (told) response.writeHead(told.status, Object.fromEntries(told.headers)).end(await told.text());
        else if (url !== '/metrics') response.writeHead(404).end();
        else response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
      });
      await start(server, { port, host: HOST });
      return server;
    },
  };
}

/** The part of a path without ids: `/api/produk` or `/etalase`. */
function kindOf(path: string): string {
  const [, first, second = ''] = path.split('/', 3);
  if (first === 'api') return `/api/${second}`;
  return first ? `/${first}` : path;
}

/** All pages share a label. */
const labelOf = (kind: string): string => (/^\/(api\/|media$|assets$)/.test(kind) ? kind.slice(1) : 'halaman');
