import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('/metrics counts answers by kind of address, and keeps ids and searches out of its labels', async () => {
  const metrics = createMetrics();
  metrics.observe({ method: 'GET', path: '/api/produk/17', status: 200, ms: 4 });
  metrics.observe({ method: 'GET', path: '/harga-pangan/melak', status: 200, ms: 30 });
  const server = await metrics.listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('lumbung_http_seconds_count{kind="api/produk",method="GET",status="200"} 1');
    expect(text).toContain('lumbung_http_seconds_count{kind="halaman",method="GET",status="200"} 1');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain('melak');
    expect((await fetch(`http://127.0.0.1:${port}/lain`)).status).toBe(404);
  } finally {
    server.close();
  }
});
