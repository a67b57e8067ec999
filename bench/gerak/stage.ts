import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { PHONE, traced } from '../halaman/traced.ts';
import { median } from '../lib/figures.ts';
import type { Scene } from './scenes.ts';
import { frameTimes, type Smoothness, smoothness } from './smoothness.ts';
import { type Steadiness, watch, watched } from './watch.ts';

export interface Moved extends Smoothness, Steadiness {
  name: string;
}

/** Before a page is at rest, what it fetches ahead would be measured too. */
const SETTLED_MS = 3000;

/** Plays scenes with a slower processor, and says how smooth each was. Medians; what must stand still, at its worst. */
export async function play(origin: string, scenes: readonly Scene[], runs: number, slowdown: number): Promise<Moved[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const moved: Moved[] = [];
    for (const scene of scenes) {
      console.error(`${scene.name} …`);
      const played: Moved[] = [];
      // What is met for the first time is made first: pictures' sizes, the browser's own code.
      await once(browser, origin, scene, slowdown);
      while (played.length < runs) played.push(await once(browser, origin, scene, slowdown));
      moved.push({
        name: scene.name,
        frames: median(played.map(({ frames }) => frames)),
        late: median(played.map(({ late }) => late)),
        most: median(played.map(({ most }) => most)),
        widths: [
          Math.min(...played.map(({ widths }) => widths[0])),
          Math.max(...played.map(({ widths }) => widths[1])),
        ],
        barMoved: Math.max(...played.map(({ barMoved }) => barMoved)),
        shifts: Math.max(...played.map(({ shifts }) => shifts)),
      });
    }
    return moved;
  } finally {
    await browser.close();
  }
}

async function once(browser: Browser, origin: string, scene: Scene, slowdown: number): Promise<Moved> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(new URL(scene.path, origin).href, { waitUntil: 'networkidle' });
    await scene.prepare?.(page);
    await page.waitForTimeout(SETTLED_MS);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watch(page);
    const events = await traced(session, () => scene.act({ page, session }));
    return { name: scene.name, ...smoothness(frameTimes(events)), ...(await watched(page)) };
  } finally {
    await context.close();
  }
}
