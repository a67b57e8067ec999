import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Answered } from './answered.ts';
import { start } from './listen.ts';

/** Loopback only: figures are for whoever runs the machine. */
const HOST = '127.0.0.1';

/** Counts and times answers, for Prometheus. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'lumbung_http_seconds',
    help: 'Time until an answer was sent, by kind of address, method and status',
    labelNames: ['kind', 'method', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });

  return {
    observe({ method, path, status, ms }: Answered): void {
      seconds.observe({ kind: kindOf(path), method, status: String(status) }, ms / 1000);
    },
    /** Serves `/metrics` on a port of its own. @throws StartError when the port cannot be had */
    async listen(port: number): Promise<Server> {
      const server = createServer(async (request, response) => {
        if (request.url !== '/metrics') response.writeHead(404).end();
        else response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
      });
      await start(server, { port, host: HOST });
      return server;
    },
  };
}

/** A resource's name, never an id or a search: each label value is kept for ever. */
function kindOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  if (first === 'api') return /^[a-z-]{1,40}$/.test(second) ? `api/${second}` : 'api';
  return first === 'media' || first === 'assets' ? first : 'halaman';
}
