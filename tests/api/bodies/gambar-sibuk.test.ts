import { expect, test } from 'vitest';
import { Busy, type Pictures } from '../../../server/ports.ts';
import { openApi } from '../../support/api/api.ts';
import { callerOf } from '../../support/api/callers.ts';
import { formWith, fotos } from '../../support/api/fotos.ts';
import { stubPictures } from '../../support/api/ports.ts';

const busy = () => Promise.reject(new Busy());
const pictures: Pictures = { ...stubPictures, prepare: busy, rendition: busy };

test('who comes while too many pictures wait is asked to come again, and that is no failure of the server', async () => {
  const api = await openApi({ pictures });
  const petani = await callerOf(api, 'petani');
  const { status, headers, body } = await petani.send('POST', '/produk', formWith(...fotos(1)));
  const sentence = 'Server sedang mengolah banyak foto. Silahkan coba lagi sebentar lagi.';
  expect([status, headers.get('Retry-After'), body.meta.message]).toEqual([503, '10', sentence]);

  const name = `${'a'.repeat(32)}.jpg`;
  await api.files.write(name, new Uint8Array([1]));
  const scaled = await api.fetch(`/media/${name}?w=320`);
  expect([scaled.status, scaled.headers.get('Cache-Control')]).toEqual([503, null]);
  expect((await api.fetch(`/media/${name}`)).status).toBe(200);
  expect(api.errors).toEqual([]);
});
