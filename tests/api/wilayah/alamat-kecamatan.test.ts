import { expect, test } from 'vitest';
import { slugComplaint } from '#contract/routes.ts';
import { openApi } from '../../support/api/api.ts';

test('no kecamatan may be called as an address of the API beside those of places', async () => {
  const { fetch } = await openApi();
  const { paths } = await (await fetch('/api/openapi.json')).json();
  const words = Object.keys(paths).flatMap((path) => /^\/api\/harga-pangan\/([a-z-]+)(\/|$)/.exec(path)?.[1] ?? []);
  expect(words).toContain('riwayat');
  for (const word of words) expect([word, slugComplaint(word)]).toEqual([word, expect.stringContaining(word)]);
});
