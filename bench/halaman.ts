import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ROOT } from '../scripts/run.ts';
import { audit } from './halaman/audit.ts';
import { type Blocking, blockedTooLong, blockings } from './halaman/blocking.ts';
import { breaches, type Measured } from './halaman/budgets.ts';
import { startChromium } from './halaman/chromium.ts';
import { publicRoutes } from './halaman/public-routes.ts';
import { type RepeatVisit, repeatVisits, slowRepeats } from './halaman/repeat-visit.ts';
import { weigh } from './halaman/weigh.ts';
import { kilobytes, seconds, whole } from './lib/figures.ts';
import { startServer } from './lib/server.ts';
import { table } from './lib/table.ts';

const { values } = parseArgs({
  options: {
    cepat: { type: 'boolean' },
    rute: { type: 'string' },
    bagian: { type: 'string', default: 'muat,macet,ulang' },
    periksa: { type: 'boolean' },
  },
});
const runs = values.cepat ? 1 : 3;
const isAsked = (part: 'muat' | 'macet' | 'ulang') => values.bagian.split(',').includes(part);

await using server = await startServer();
const missed = [
  ...(isAsked('muat') ? await showLoads() : []),
  ...(isAsked('macet') ? await showBlocking() : []),
  ...(isAsked('ulang') ? await showRepeats() : []),
];
if (values.periksa) {
  for (const line of missed) console.error(line);
  if (missed.length > 0) process.exitCode = 1;
}

async function showLoads(): Promise<string[]> {
  using browser = await startChromium();
  const manifest = JSON.parse(await readFile(join(ROOT, 'dist', 'client', '.vite', 'manifest.json'), 'utf8'));
  const playwright = await chromium.connectOverCDP(`http://127.0.0.1:${browser.port}`);

  const measured: Measured[] = [];
  for (const route of values.rute?.split(',') ?? (await publicRoutes(server.origin))) {
    console.error(`${route} …`);
    const address = new URL(route, server.origin).href;
    // The server makes a picture's sizes when they are first asked for: one visit before any that counts.
    await weigh(playwright, address, manifest);
    const weight = await weigh(playwright, address, manifest);
    measured.push({ route, weight, audit: await audit(browser.port, address, runs) });
  }
  await playwright.close();

  const route = ({ route }: Measured) => (route.startsWith('/detail-produk/') ? '/detail-produk/…' : route);

  console.log('\nkB of a first visit, as transferred:\n');
  console.log(
    table<Measured>(
      [
        ['route', route],
        ['HTML', ({ weight }) => kilobytes(weight.html)],
        ['JS, first load', ({ weight }) => kilobytes(weight.firstJs)],
        ['JS, at rest', ({ weight }) => kilobytes(weight.js)],
        ['CSS', ({ weight }) => kilobytes(weight.css)],
        ['pictures', ({ weight }) => kilobytes(weight.pictures)],
        ['other', ({ weight }) => kilobytes(weight.other)],
        ['all', ({ weight }) => kilobytes(weight.total)],
        ['requests', ({ weight }) => whole(weight.requests)],
      ],
      measured,
    ),
  );

  console.log(`\nLighthouse, mobile, devtools throttling, median of ${runs}:\n`);
  console.log(
    table<Measured>(
      [
        ['route', route],
        ['performance', ({ audit }) => whole(audit.performance)],
        ['accessibility', ({ audit }) => whole(audit.accessibility)],
        ['best practices', ({ audit }) => whole(audit.bestPractices)],
        ['SEO', ({ audit }) => whole(audit.seo)],
        ['FCP s', ({ audit }) => seconds(audit.fcp)],
        ['LCP s', ({ audit }) => seconds(audit.lcp)],
        ['CLS', ({ audit }) => audit.cls.toFixed(3)],
        ['TBT ms', ({ audit }) => whole(audit.tbt)],
        // Falls when other work takes the processor: such a row is worth less.
        ['machine', ({ audit }) => whole(audit.benchmarkIndex)],
      ],
      measured,
    ),
  );
  return breaches(measured);
}

async function showBlocking(): Promise<string[]> {
  const routes = values.rute?.split(',') ?? ['/', '/luas-lahan-perkiraan-panen'];
  const blocked = await blockings(server.origin, routes, runs);
  console.log('\nBlocking time of a first visit, processor 10 times slower, by its own clock:\n');
  console.log(
    table<Blocking>(
      [
        ['route', ({ route }) => route],
        ['blocked ms', ({ blocked }) => whole(blocked)],
      ],
      blocked,
    ),
  );
  return blockedTooLong(blocked);
}

async function showRepeats(): Promise<string[]> {
  const repeated = await repeatVisits(['/', '/etalase', '/harga-pangan/melak'], runs);
  console.log('\nA repeat visit with the network cut, processor 4 times slower, until the largest part stands:\n');
  console.log(
    table<RepeatVisit>(
      [
        ['route', ({ route }) => route],
        ['main thread ms', ({ work }) => whole(work)],
        ['painted after ms', ({ paint }) => whole(paint)],
      ],
      repeated,
    ),
  );
  return slowRepeats(repeated);
}
