import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createLog, jsonLine } from '../../adapters/log.ts';
import type { Bindings } from '../../http/context.ts';
import { listen } from '../process/listen.ts';
import { type Answered, createListener } from './listener.ts';
import { requestFacts } from './request-id.ts';

test('each answer is observed once, under its request id and without its query', async () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line), jsonLine, requestFacts);
  const seen = Promise.withResolvers<Answered>();
  const observe = (answered: Answered) => {
    log.info('permintaan', { ...answered });
    seen.resolve(answered);
  };
  const web = async () => new Response('ada', { status: 201 });
  const server = await listen(createListener({ web, fixed: [], log, observe }), { port: 0, host: '127.0.0.1' });
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/api/produk?search=rahasia`);
    await answer.text();
    const permintaan = answer.headers.get('X-Request-Id');
    const facts = { method: 'GET', path: '/api/produk', status: 201, ms: expect.any(Number) };
    expect(await seen.promise).toEqual({ permintaan, ...facts });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ permintaan });
    expect(lines[0]).not.toContain('rahasia');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('a line tells the account that asks and from where, once the API has found it, and nothing of visitors', async () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line), jsonLine, requestFacts);
  const seen = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const observe = ({ path }: Answered) => {
    log.info('permintaan', { path });
    seen[lines.length - 1]?.resolve();
  };
  const web = async (request: Request, { kenali }: Bindings) => {
    if (request.headers.has('Authorization')) kenali?.(7);
    return new Response('ada');
  };
  const server = await listen(createListener({ web, fixed: [], log, observe }), { port: 0, host: '127.0.0.1' });
  try {
    const { port } = server.address() as AddressInfo;
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}/api/user`, { headers })).text();
    await ask({ Authorization: 'Bearer x' });
    await seen[0]?.promise;
    await ask({});
    await seen[1]?.promise;
    const [known, visitor] = lines.map((line) => JSON.parse(line));
    expect(known).toMatchObject({ akun: 7, alamat: '127.0.0.1' });
    expect(Object.keys(visitor)).toEqual(['waktu', 'tingkat', 'peristiwa', 'permintaan', 'path']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
