import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openApi } from '../../../tests/support/api/api.ts';
import { removeDatabases } from '../../../tests/support/data/database.ts';
import type { Answered } from '../web/listener.ts';
import { createMetrics, knownPaths } from './metrics.ts';

afterAll(removeDatabases);

const { app } = await openApi();
const known = knownPaths(app.routes);

/** The metrics after these answers. */
async function told(answers: Partial<Answered>[]): Promise<string> {
  const metrics = createMetrics(known);
  for (const answered of answers) metrics.observe({ method: 'GET', path: '/', status: 200, ms: 4, ...answered });
  const server = await metrics.listen(0, async () => null);
  try {
    const { port } = server.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/lain`)).status).toBe(404);
    return await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  } finally {
    server.close();
  }
}

const counts = (text: string) => text.split('\n').filter((line) => line.startsWith('lumbung_http_seconds_count'));

test('/metrics counts answers by kind of address, and keeps ids and searches out of its labels', async () => {
  const text = await told([{ path: '/api/produk/17' }, { path: '/harga-pangan/melak' }, { path: '/media/ab.webp' }]);
  expect(counts(text)).toEqual(
    ['api/produk', 'halaman', 'media'].map(
      (kind) => `lumbung_http_seconds_count{kind="${kind}",method="GET",status="200"} 1`,
    ),
  );
  expect(text).toContain('process_resident_memory_bytes');
});

test.each([
  ['/api/user/update-foto', 'api/user'],
  ['/api/openapi.json', 'api/openapi.json'],
  ['/', 'halaman'],
  ['/dashboard/pangan/edit/madu', 'halaman'],
  ['/detail-produk/madu', 'halaman'],
  ['/assets/index-1a2b.js', 'assets'],
])('%s is counted as %s', async (path, kind) => {
  expect(counts(await told([{ path }]))).toEqual([expect.stringContaining(`kind="${kind}"`)]);
});

test('addresses and methods that nobody has set up are counted together, however many there are', async () => {
  const random = Array.from({ length: 500 }, (_, at) => `acak${at.toString(36)}`);
  const text = await told([
    ...random.flatMap((word) => [{ path: `/api/${word}` }, { path: `/${word}/x` }, { path: `//${word}` }]),
    ...random.map((word) => ({ path: '/api/produk', method: word })),
    { path: '*' },
    { path: '' },
  ]);
  expect(counts(text)).toEqual([
    'lumbung_http_seconds_count{kind="lain",method="GET",status="200"} 1502',
    'lumbung_http_seconds_count{kind="api/produk",method="lain",status="200"} 500',
  ]);
});

test('beside the figures stands the health of the process, with what strangers are not told', async () => {
  const health = async (path: string, isOperator: boolean) =>
    path === '/readyz' ? Response.json({ isOperator }, { status: 503 }) : null;
  const server = await createMetrics(known).listen(0, health);
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([503, { isOperator: true }]);
  } finally {
    server.close();
  }
});
