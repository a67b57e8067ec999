import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inEncoding, packed } from './page-cache.ts';

const text = '<p>beras padi jagung</p>'.repeat(100);
const page = () =>
  packed({ status: 200, headers: { 'content-type': 'text/html' }, body: new Uint8Array(Buffer.from(text)) });

test('a page is compressed once for all who do not take brotli', async () => {
  const kept = await page();
  const [first, second] = await Promise.all([inEncoding(kept, 'gzip'), inEncoding(kept, 'gzip')]);
  expect(gunzipSync(first.body ?? new Uint8Array()).toString()).toBe(text);
  expect(second.body).toBe(first.body);
  expect((await inEncoding(kept, 'gzip')).body).toBe(first.body);
  expect((await inEncoding(kept, 'br')).body).toBe(kept.body);
});
