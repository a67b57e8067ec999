import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { publicRoutes } from '../../bench/halaman/public-routes.ts';
import { ROOT } from '../../scripts/run.ts';
import { readBuild } from '../../server/node/web/pages/read-build.ts';
import { pages } from '../../src/app/router/pages.ts';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';

const { manifest } = await readBuild(join(ROOT, 'dist'));
const web = await openBuiltWeb();
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

test.each(Object.entries(pages))('the build knows the code of %s by its source', (_path, { source }) => {
  expect(manifest[source]?.file).toMatch(/^assets\/.+\.js$/);
});

test('every public page preloads its own code, and holds its own styles', async () => {
  const files = new Map(
    Object.values(pages).map(({ source }) => [manifest[source]?.file, manifest[source]?.css ?? []]),
  );
  for (const path of await publicRoutes('http://localhost', (url) => web.api.app.fetch(new Request(url), {}))) {
    const { document } = await web.read(path);
    const loaded = [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
      link.getAttribute('href')?.slice(1),
    );
    const own = loaded.filter((file) => files.has(file));
    expect(own, path).toHaveLength(1);
    for (const sheet of files.get(own[0]) ?? []) {
      expect(document.querySelector(`style + link[href="/${sheet}"][disabled]`), `${path}: ${sheet}`).not.toBeNull();
    }
  }
});
