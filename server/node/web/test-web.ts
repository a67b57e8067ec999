import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog, jsonLine } from '../../adapters/log.ts';
import { listen } from '../process/listen.ts';
import type { Hsts } from '../settings/guard-settings.ts';
import { cachedAnswers } from './cache/cached-answers.ts';
import { createFairStore } from './cache/fair-store.ts';
import { createResponseCache } from './cache/response-cache.ts';
import { createListener } from './listener.ts';
import { createFairQueue } from './pages/fair-queue.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { requestFacts } from './request-id.ts';
import { securityHeaders, securityPolicy } from './security-headers.ts';
import { createWeb } from './web.ts';
import type { WebParts } from './web-parts.ts';

export interface Received {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The web handler behind a real listener, with stubs for parts that a test does not give. */
export async function openWeb({ hsts = 'subdomain', ...parts }: Partial<WebParts> & { hsts?: Hsts } = {}) {
  const logged: string[] = [];
  const log = createLog((line) => logged.push(line), jsonLine, requestFacts);
  const whole: WebParts = {
    api: () => Response.json({}, { status: 404 }),
    renderer: { render: async () => ({ status: 200, html: '<!doctype html><p>Beranda' }) },
    health: async () => null,
    files: new Map(),
    situs: async () => null,
    lastSitus: () => null,
    revision: async () => '1',
    responseCache: createResponseCache({ bytes: 1_000_000, entries: 1000, overhead: 0 }),
    pageCache: createFairStore({ bytes: 1_000_000, entries: 100, overhead: 0 }),
    pageQueue: createFairQueue({ running: 2, waiting: 40, waitingOfOne: 20, ms: 10_000 }),
    existingPage: async (address) => address,
    now: Date.now,
    baseUrl: null,
    corsOrigins: [],
    policy: securityPolicy(),
    log,
    ...parts,
  };
  const fixed = securityHeaders({ ...whole, hsts });
  const listener = createListener({
    web: createWeb(whole),
    findCached: cachedAnswers(whole),
    lastSitus: whole.lastSitus,
    fixed,
    log,
  });
  const server = await listen(listener, { port: 0, host: '127.0.0.1' });
  server.on('clientError', refuseUnreadable(fixed));
  const { port } = server.address() as AddressInfo;

  /** Sends the path unchanged: `fetch` would normalise it. */
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
    new Promise<Received>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        const received = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(received),
          body: Buffer.concat(chunks),
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });

  /** The number of open connections. */
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });

  return { ask, logged, port, connections, [Symbol.asyncDispose]: async () => void server.close() };
}
