import { expect, test } from 'vitest';
import { wayTo } from './way-to';

test.each([
  ['/', []],
  ['/etalase', ['/']],
  ['/harga-pangan/melak', ['/harga-pangan', '/']],
  ['/harga-pangan-kutai-barat', ['/harga-pangan', '/']],
  ['/harga-pangan/melak/beras-medium', ['/harga-pangan/melak', '/harga-pangan', '/']],
  ['/harga-pangan-kutai-barat/beras-medium', ['/harga-pangan-kutai-barat', '/harga-pangan', '/']],
  ['/detail-produk/cabai-rawit', ['/etalase', '/']],
  ['/detail-activity/7', ['/activity', '/']],
  ['/laporan/luas-tanam/melak', ['/laporan/luas-tanam', '/laporan', '/']],
])('a reader comes to %s by way of %j', (path, way) => {
  expect(wayTo(path)).toEqual(way);
});
