import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../scripts/build.ts';
import { ROOT } from '../scripts/run.ts';
import { createLog, readableLine } from '../server/adapters/log.ts';
import { createApp } from '../server/app.ts';
import { seedDemoAloud } from '../server/node/cli/seed-demo-aloud.ts';
import { openPorts } from '../server/node/process/open-ports.ts';
import { readConfig } from '../server/node/settings/config.ts';
import { createPicturesInPage } from '../server/node/web/pages/pictures-in-page.ts';
import { readBuild } from '../server/node/web/pages/read-build.ts';
import { securityPolicy } from '../server/node/web/security-headers.ts';
import { type Drawing, measureDrawing, tooDear } from './halaman/drawing.ts';
import { publicRoutes } from './halaman/public-routes.ts';
import { atExit } from './lib/at-exit.ts';
import { kilobytes } from './lib/figures.ts';
import { table } from './lib/table.ts';

const { values } = parseArgs({
  options: { cepat: { type: 'boolean' }, rute: { type: 'string' }, periksa: { type: 'boolean' } },
});
const draws = values.cepat ? 40 : 200;

// React draws several times slower outside production.
process.env['NODE_ENV'] = 'production';
await buildIfChanged();
const build = await readBuild(join(ROOT, 'dist'));
const data = mkdtempSync(join(tmpdir(), 'lumbung-bench-'));
atExit(() => rmSync(data, { recursive: true, force: true }));
const log = createLog((line) => process.stderr.write(line), readableLine);
const { ports, wilayah, close } = await openPorts(readConfig({ DATA_DIR: data }, 'trial'), log, seedDemoAloud);
const app = createApp(ports);

/** Every list is made anew, as after a write: whatever a page reads counts. */
const api = (request: Request) => app.fetch(request, {});
const pictures = createPicturesInPage({ api, smaller: ports.pictures.small, log });
const { template, manifest } = build;
const renderer = build.createRenderer({ template, manifest, wilayah, api, picture: pictures.of });
const page = { renderer, policy: securityPolicy(), settled: pictures.settled };

const origin = 'http://localhost';
const routes = values.rute?.split(',') ?? (await publicRoutes(origin, (url) => api(new Request(url))));
const drawings: Drawing[] = [];
for (const route of routes) {
  console.error(`${route} …`);
  drawings.push(await measureDrawing(page, origin, route, draws));
}
await close();

console.log(`\nProcessor time of a page, drawn anew with all that it reads, median of ${draws}:\n`);
console.log(
  table<Drawing>(
    [
      ['route', ({ route }) => (route.startsWith('/detail-produk/') ? '/detail-produk/…' : route)],
      ['kB', ({ bytes }) => kilobytes(bytes)],
      ['draw ms', ({ draw }) => draw.toFixed(1)],
      ['compress ms', ({ compress }) => compress.toFixed(1)],
    ],
    drawings,
  ),
);

if (values.periksa) {
  const missed = tooDear(drawings);
  for (const line of missed) console.error(line);
  if (missed.length > 0) process.exitCode = 1;
}
