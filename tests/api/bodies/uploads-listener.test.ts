import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { reception } from '../../../server/adapters/reception.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { formWith } from '../../support/api/fotos.ts';
import { throughListener } from '../../support/garbage/through-listener.ts';

let folder: string;
let api: TestApi;
let petani: Caller;
let listening: Awaited<ReturnType<typeof throughListener>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-kiriman-'));
  api = await openApi({ reception: reception(folder) });
  petani = await callerOf(api, 'petani');
  listening = await throughListener(api);
});
afterEach(async () => {
  await listening[Symbol.asyncDispose]();
  // Nothing is left behind of what came, whole or not.
  await expect.poll(() => readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Begins as a photo does, and is as large as a photo may be. */
function largestFoto(name: string): File {
  const bytes = new Uint8Array(limits.fotoBytes).fill(7);
  bytes.set([0xff, 0xd8, 0xff]);
  bytes.set(new TextEncoder().encode(name), 3);
  return new File([bytes], name, { type: 'image/jpeg' });
}

async function sent(form: FormData, length: 'stated' | 'chunked', path = '/api/produk') {
  const { headers, body } = new Response(form) as { headers: Headers; body: ReadableStream<Uint8Array> };
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  const told = { 'Content-Type': headers.get('Content-Type') ?? '', Authorization: `Bearer ${petani.token}` };
  return new Promise<{ status: number; message: string; fotos: number }>((resolve, reject) => {
    const stated = length === 'stated' ? { 'Content-Length': bytes.byteLength } : { 'Transfer-Encoding': 'chunked' };
    const asked = request(
      { port: listening.port, host: '127.0.0.1', path, method: 'POST', headers: { ...told, ...stated } },
      async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        const { meta, data } = JSON.parse(Buffer.concat(chunks).toString());
        resolve({ status: meta.code, message: meta.message, fotos: data.produk?.produk_fotos.length ?? 0 });
      },
    );
    asked.on('error', reject);
    asked.end(bytes);
  });
}

const product = (count: number) =>
  formWith(
    ...Array.from({ length: count }, (_, at): [string, string | File][] => [
      ['foto[]', largestFoto(`${at}.jpg`)],
      ['main[]', at === 0 ? '1' : '0'],
    ]).flat(),
  );

test.each(['stated', 'chunked'] as const)(
  'a product with eight photos of 2,000,000 bytes is taken, its length %s',
  async (length) => {
    expect(await sent(product(limits.fotoPerProduk), length)).toEqual({ status: 201, message: 'Berhasil', fotos: 8 });
  },
);

test.each(['stated', 'chunked'] as const)('a ninth is refused before it is read, its length %s', async (length) => {
  const { status } = await sent(product(limits.fotoPerProduk + 1), length);
  expect(status).toBe(413);
});

test.each(['/api/login', '/api/register', '/api/forgot-password', '/api/reset-password', '/api/user', '/api/logout'])(
  '%s reads no more than a form, however it is sent',
  async (path) => {
    for (const length of ['stated', 'chunked'] as const) {
      expect(await sent(product(1), length, path)).toMatchObject({ status: 413, message: 'Kiriman terlalu besar' });
    }
  },
);

test.each(['application/json', 'multipart/form-data; boundary=b', 'application/x-www-form-urlencoded', 'text/plain'])(
  'a body of %s that is cut in the middle disturbs nobody, and is no failure of the server',
  async (type) => {
    for (const length of ['Content-Length: 5000', 'Transfer-Encoding: chunked']) {
      for (const path of ['/api/produk', '/api/pangan', '/api/user', '/api/login']) {
        const { token } = await callerOf(api, 'superadmin');
        const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\n${length}`;
        await new Promise<void>((resolve, reject) => {
          const part = '--b\r\nContent-Disposition: form-data; name="foto[]"; filename="../a"\r\n\r\n';
          const begun = length.startsWith('T') ? `${part.length.toString(16)}\r\n${part}` : part;
          const socket = connect(listening.port, '127.0.0.1', () => {
            socket.write(`${head}\r\n\r\n${begun}`, () => socket.destroy());
          });
          socket.on('close', () => resolve()).on('error', reject);
        });
      }
    }
    expect((await listening.api.fetch('/api/pangan')).status).toBe(200);
    expect(listening.logged).toEqual([]);
    expect(api.errors).toEqual([]);
  },
);
