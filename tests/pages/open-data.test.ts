import { afterAll, expect, test } from 'vitest';
import { thinReports } from '../support/api/many-rows.ts';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';

const web = await openBuiltWeb();
await thinReports(web.api);
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

test('without a script every table is there, with its columns and files that can be had', async () => {
  const { status, document } = await web.read('/data');
  expect([status, document.title]).toEqual([200, 'Data Terbuka · Lumbung']);
  const tables = [...document.querySelectorAll('main article')];
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter((one) => one.querySelectorAll('dl dt').length === 0)).toEqual([]);
  const files = [...document.querySelectorAll<HTMLAnchorElement>('main a[download]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(files.length).toBeGreaterThanOrEqual(tables.length * 3);
  for (const address of files) {
    const { status: found, headers, body } = await web.ask(address!);
    const { pathname, searchParams } = new URL(address!, 'http://localhost');
    const year = searchParams.get('tahun');
    const name = `${pathname.split('/').at(-1)}${year ? `-${year}` : ''}.${searchParams.get('format')}`;
    expect([found, headers['content-disposition'], body.length > 2]).toEqual([
      200,
      `attachment; filename="${name}"`,
      true,
    ]);
  }
});

test('search engines for data sets read it as schema.org says', async () => {
  const { document } = await web.read('/data');
  const { textContent } = document.querySelector('script[type="application/ld+json"]')!;
  const catalogue = JSON.parse(textContent!);
  expect(catalogue).toMatchObject({ '@type': 'DataCatalog', license: expect.stringMatching(/^https:/) });
  const [prices] = catalogue.dataset;
  expect(prices).toMatchObject({
    ...{ '@type': 'Dataset', name: 'Harga pangan, Kabupaten Kutai Barat', temporalCoverage: '2025/2026' },
    ...{ isAccessibleForFree: true, dateModified: expect.any(String) },
  });
  expect(prices.description.length).toBeGreaterThan(50);
  expect(prices.distribution.map((one: { contentUrl: string }) => new URL(one.contentUrl).search)).toEqual([
    '?format=xlsx',
    '?format=csv',
    '?format=json',
  ]);
});
