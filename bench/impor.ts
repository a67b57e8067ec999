import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { DEMO_PASSWORD } from '../demo/world/people.ts';
import { findChromium } from '../scripts/test/find-chromium.ts';
import { whole } from './lib/figures.ts';
import { startServer } from './lib/server.ts';
import { table } from './lib/table.ts';

/**
 * How long a file of ten thousand prices takes from its choice until all of it is stored on the device, without signal, and
 * how long the page answers nobody meanwhile: `npm run bench:impor [-- --baris 10000] [-- --lambat 4]`. With `--periksa`
 * it ends with 1 where an aim is missed.
 */
const { values } = parseArgs({
  options: {
    baris: { type: 'string', default: '10000' },
    lambat: { type: 'string', default: '1' },
    periksa: { type: 'boolean' },
  },
});

const MOST_MS = 20_000;
const LONGEST_MS = 200;
const rows = Number(values.baris);

await using server = await startServer();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  const steps = await measured(browser, server.origin);
  console.log(`\nA file of ${whole(rows)} rows, processor ${values.lambat} times slower, without signal:\n`);
  console.log(
    table<Step>(
      [
        ['step', ({ name }) => name],
        ['ms', ({ ms }) => whole(ms)],
        ['longest task ms', ({ longest }) => whole(longest)],
      ],
      steps,
    ),
  );
  const all = steps.slice(0, 2).reduce((sum, { ms }) => sum + ms, 0);
  console.log(`\nfrom the choice to stored: ${whole(all)} ms`);
  const worst = Math.max(...steps.map(({ longest }) => longest));
  if (values.periksa && (all > MOST_MS || worst > LONGEST_MS)) process.exitCode = 1;
} finally {
  await browser.close();
}

interface Step {
  name: string;
  ms: number;
  longest: number;
}

async function measured(browser: Browser, origin: string): Promise<Step[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const komoditi = await logIn(page, origin);
  await page.goto(`${origin}/dashboard/harga-pangan`);
  await page
    .getByRole('link', { name: /^Detail/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Impor' }).click();
  await page.getByRole('button', { name: 'Unduh templat' }).waitFor();
  const session = await context.newCDPSession(page);
  await context.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.lambat) });
  const file = { name: 'harga.xlsx', mimeType: 'application/octet-stream', buffer: await workbook(komoditi) };
  const choose = () => page.getByLabel('Berkas XLSX atau CSV').setInputFiles(file);
  const save = page.getByRole('button', { name: /^(Ya, s|S)impan [\d.]+ data/ });
  const steps = [
    await step(page, 'choose, read and preview', async () => {
      const shown = untilShown(page, /simpan [\d.]+ data/i);
      await choose();
      const ms = await shown;
      await save.waitFor();
      return ms;
    }),
  ];
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  console.log(`the page's heap with the preview: ${whole(heap / 1_000_000)} MB`);
  console.log(`as many judged rows out of a worker, in one piece: ${whole(await crossing(page))} ms`);
  steps.push(
    await step(page, 'store', async () => {
      await save.click();
      await page.getByText(/data tersimpan di perangkat, dan/).waitFor({ timeout: 120_000 });
    }),
  );
  steps.push(await step(page, 'rest, while sending fails', () => page.waitForTimeout(5_000)));
  await page.getByRole('button', { name: 'Selesai' }).click();
  await page.getByRole('button', { name: 'Impor' }).click();
  steps.push(
    await step(page, 'choose once more: all are equal', async () => {
      const shown = untilShown(page, /^Sama [\d.]+/);
      await choose();
      return await shown;
    }),
  );
  return steps;
}

/** As many commodities as make that many rows in three places. @returns their names */
async function logIn(page: Page, origin: string): Promise<string[]> {
  const login = await page.request.post(`${origin}/api/login`, {
    data: { username: 'petugas', password: DEMO_PASSWORD },
  });
  const { data } = await login.json();
  await page.addInitScript(
    ([token, profil]) => {
      localStorage.setItem('accessToken', token ?? '');
      localStorage.setItem('profil', profil ?? '');
    },
    [JSON.stringify(data.access_token), JSON.stringify({ user: data.user, sejak: Date.now() })],
  );
  const names: string[] = [];
  await page.route('**/api/komoditi?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [first] = answer.data.data;
    answer.data.data = Array.from({ length: Math.ceil(rows / 3) }, (_, at) => ({
      ...first,
      id: 100_000 + at,
      nama_komoditi: `Komoditi ${at}`,
    }));
    Object.assign(answer.data, { total: answer.data.data.length, to: answer.data.data.length, last_page: 1 });
    await route.fulfill({ response, json: answer });
  });
  for (let at = 0; at < Math.ceil(rows / 3); at += 1) names.push(`Komoditi ${at}`);
  return names;
}

async function workbook(komoditi: readonly string[]): Promise<Buffer> {
  const places = ['Barong Tongkok', 'Melak', 'Sekolaq Darat'];
  const prices = places.flatMap((place) => komoditi.map((name, at) => [place, name, 14_000 + at, 13_000 + at]));
  const all = [['Kecamatan', 'Komoditi', 'Harga Eceran', 'Harga Grosir'], ...prices.slice(0, rows)];
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Isian', rows: all }] }));
}

/** Milliseconds in which the page takes rows over that a worker would have judged (docs/decisions/0046). */
function crossing(page: Page): Promise<number> {
  return page.evaluate(
    (count) =>
      new Promise<number>((resolve) => {
        const judged = Array.from({ length: count }, (_, at) => {
          const cells = {
            kecamatan: 'Melak',
            subjek: `Komoditi ${at}`,
            harga_eceran: 14_000 + at,
            harga_grosir: 13_000,
          };
          const raw = { id: `${at}`, at, cells, marks: {}, fileTexts: {}, questions: {}, remarks: [] };
          const values = { harga_eceran: 14_000 + at, harga_grosir: 13_000 };
          const outcome = { kind: 'baru', old: null, names: [], asks: {}, reasons: {}, doubts: {} };
          return { raw, key: `2/${at}`, nama: `Komoditi ${at}`, kecamatan: 'Melak', values, ...outcome };
        });
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = (event) => {
          const begun = performance.now();
          if (event.data.length === count) resolve(performance.now() - begun);
        };
        port2.postMessage(judged);
      }),
    rows,
  );
}

/** Milliseconds from the choice of a file until a button is painted, by the page's clock: looking from outside takes its own time. */
function untilShown(page: Page, button: RegExp): Promise<number> {
  return page.evaluate(
    ([source, flags]) =>
      new Promise<number>((resolve) => {
        const name = new RegExp(source ?? '', flags);
        let begun = 0;
        document.addEventListener('change', () => (begun = performance.now()), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          const isShown = [...document.querySelectorAll('dialog button, [role=dialog] button')].some((one) =>
            name.test(one.textContent ?? ''),
          );
          if (!isShown) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    [button.source, button.flags],
  );
}

/** Does it, and watches how long the page is at one thing. @param act may return its own time in milliseconds */
async function step(page: Page, name: string, act: () => Promise<unknown>): Promise<Step> {
  await page.evaluate(() => {
    const seen: number[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: 'longtask' });
    Object.assign(window, { longTasks: seen });
  });
  const begun = performance.now();
  const own = await act();
  const ms = typeof own === 'number' ? own : performance.now() - begun;
  await page.waitForTimeout(300);
  const longest = await page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'longTasks') as number[])));
  return { name, ms, longest };
}
