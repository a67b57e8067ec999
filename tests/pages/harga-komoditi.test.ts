import { afterAll, expect, test } from 'vitest';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';

const web = await openBuiltWeb();
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

test.each(['/harga-pangan/melak/beras-medium', '/harga-pangan-kutai-barat/beras-medium'])(
  'without JavaScript %s is whole: price, curve, year, all places as links, every figure',
  async (path) => {
    const { status, document, text, meta } = await web.read(path);
    expect(status).toBe(200);
    expect(text).toMatch(/Rp\s\d+\.\d{3}/);
    const curve = document.querySelector('main figure svg[role=img]');
    expect(curve?.querySelector('title')?.textContent).toMatch(/^Harga Beras Medium di /);
    expect(curve?.querySelectorAll('path').length).toBeGreaterThan(2);
    for (const word of ['Terendah', 'Tertinggi', 'Biasanya', 'Detail Harga Pangan']) expect(text).toContain(word);
    expect(document.querySelectorAll('main ol a[href^="/harga-pangan/"]')).toHaveLength(16);
    expect(document.querySelectorAll('main table tbody tr').length).toBeGreaterThan(50);
    expect(meta('og:image')).toMatch(/\/media\/bagikan\/harga-pangan\/(melak|kabupaten)\/beras-medium\.png$/);
    // The policy of a page's contents forbids them.
    expect(document.querySelectorAll('main [style]')).toHaveLength(0);
  },
);

test('its own styles stand in the page, and no file is waited for', async () => {
  const { document } = await web.read('/harga-pangan/melak/beras-medium');
  const waited = [...document.querySelectorAll('link[rel=stylesheet]')].filter(
    (link) => !link.hasAttribute('disabled'),
  );
  expect(waited).toEqual([]);
  expect(document.querySelectorAll('head style').length).toBeGreaterThan(1);
});

test('cards of the price list lead on without JavaScript', async () => {
  const { document } = await web.read('/harga-pangan/melak');
  const card = [...document.querySelectorAll('main a[role=button]')].find((one) =>
    one.textContent?.startsWith('Beras Medium'),
  );
  expect(card?.getAttribute('href')).toBe('/harga-pangan/melak/beras-medium');
});
