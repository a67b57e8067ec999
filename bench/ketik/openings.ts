import { routes } from '../../contract/routes.ts';
import { traced } from '../halaman/traced.ts';
import { kilobytes, percentile } from '../lib/figures.ts';
import { firstLoad, type Loaded, quiet, total } from './first-load.ts';
import { createHand } from './hand.ts';
import type { Desk, Stage } from './stage.ts';
import { LEAVES, markKeys, strokes, TYPES } from './strokes.ts';

/** Something that was measured once, beside what it aims at. */
export type Finding = readonly [what: string, found: string, aim: string];

const SLOWER = 4;
const TYPED_ROWS = 6;

const gridIn = ({ page }: Desk) => page.locator('[role=gridcell] input:focus');

/** Counts what is asked of the API while something is done, until nothing more is asked. */
async function asked({ page }: Desk, act: () => Promise<void>): Promise<string[]> {
  const paths: string[] = [];
  const note = (request: { url: () => string }) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname + search);
  };
  page.on('request', note);
  await act();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return paths;
}

/** The first load of the grid of planted areas, which has the address of its table. */
async function plantedGrid(stage: Stage): Promise<Loaded> {
  const { page, lembar, close } = await stage.sit('timbang', 'meja');
  const answer = await page.request.get(`${stage.origin}/api/periode-luas-tanam?urut=terbaru&limit=1`);
  const periode = (await answer.json()).data.data[0].id;
  const query = `?periode=${periode}&kecamatan=${lembar.kecamatan_id}&isi=`;
  const loaded = await firstLoad(page, `${stage.origin}${routes.dashboardLuasLahan}${query}`);
  await close();
  return loaded;
}

/** The first load of the office, until it tells how much of the open periods is filled. */
async function office(stage: Stage): Promise<Loaded> {
  const { page, close } = await stage.visit('admin');
  const loaded = await firstLoad(page, `${stage.origin}${routes.kantor}`, '[role=progressbar]');
  await close();
  return loaded;
}

/** What opening a grid asks and weighs, and what a key costs in one of 41 villages with five figures each. */
export async function openings(stage: Stage): Promise<Finding[]> {
  const desk = await stage.sit('timbang', 'meja');
  const { page, context, address } = desk;
  await page.goto(address, { waitUntil: 'networkidle' });
  const first = await asked(desk, async () => {
    await page.getByRole('button', { name: 'Isi sekaligus' }).click();
    await gridIn(desk).waitFor();
  });
  // Whoever works in a place gives a sign of it, upon which the others are read ahead.
  await page.keyboard.press('ArrowDown');
  const tab = page.getByRole('tab', { selected: false }).first();
  // By then its tab says how much of it is filled.
  await tab.getByText(/\d+\/\d+/).waitFor();
  await quiet(page);
  const second = await asked(desk, async () => {
    const place = (await tab.innerText()).split('\n')[0]?.trim() ?? '';
    await tab.click();
    await page.getByRole('grid', { name: new RegExp(`^${place}`) }).waitFor();
  });
  console.error(`asked as the next place opens: ${second.join(' ')}`);
  await desk.close();

  const cold = await stage.sit('timbang', 'meja');
  const session = await cold.context.newCDPSession(cold.page);
  const loaded = await firstLoad(cold.page, `${address}&isi=`);

  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await cold.page.waitForLoadState('networkidle');
  await cold.page.evaluate(markKeys, [TYPES, LEAVES] as const);
  const hand = await createHand(cold.page, false);
  const events = await traced(session, async () => {
    for (const { angka } of cold.rows.slice(0, TYPED_ROWS)) {
      for (const figure of angka) await hand.key(...String(figure), 'Tab');
    }
  });
  await cold.close();
  await context.close();
  const planted = await plantedGrid(stage);
  const kantor = await office(stage);

  for (const [part, bytes] of loaded.all) {
    console.error(`${part}: ${kilobytes(bytes)} kB, ${loaded.first.has(part) ? 'at first' : 'later'}`);
  }
  const kB = (bytes: ReadonlyMap<string, number>) => kilobytes(total(bytes));
  const spent = (name: string) => {
    const times = strokes(events, name);
    return [0.5, 0.95].map((share) => percentile(times, share).toFixed(1)).join(' / ');
  };
  return [
    ['requests as a grid opens from its table', String(first.length), '1'],
    ['requests as the next place opens', String(second.length), '1'],
    ["first load of the officer's grid until it can be typed into, kB as transferred", kB(loaded.first), '280'],
    ['and in all, once the page is calm, kB', kB(loaded.all), '–'],
    ['first load of the grid of planted areas, kB', kB(planted.first), '280'],
    ['first load of the office until it tells what is due, kB', kB(kantor.first), '300'],
    ['and in all, once the page is calm, kB', kB(kantor.all), '–'],
    [`a digit until it is painted, processor ${SLOWER}× slower: median / 95 of 100, ms`, spent(TYPES), '16'],
    [`Tab, by which a cell is stored: median / 95 of 100, ms`, spent(LEAVES), '–'],
  ];
}
