import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { PHONE, traced } from '../halaman/traced.ts';
import { median } from '../lib/figures.ts';
import type { Scene } from './scenes.ts';
import { framesOf, type Smoothness, smoothness } from './smoothness.ts';
import { type Steadiness, watch, watched } from './watch.ts';

export interface Moved extends Smoothness, Steadiness {
  name: string;
}

/** Before a page is at rest, what it fetches ahead would be measured too. */
const SETTLED_MS = 3000;

/**
 * Plays scenes with a slower processor, all of them in turn so that whatever else the machine does meets each, and says
 * how smooth each was. Medians; what must stand still, at its worst.
 */
export async function play(origin: string, scenes: readonly Scene[], runs: number, slowdown: number): Promise<Moved[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const played: Moved[] = [];
    // What is met for the first time is made in a round before them: pictures' sizes, the browser's own code.
    for (let round = 0; round <= runs; round += 1) {
      for (const scene of scenes) {
        console.error(`${scene.name}, ${round} of ${runs} …`);
        const moved = await once(browser, origin, scene, slowdown);
        if (round > 0) played.push(moved);
      }
    }
    return scenes.map(({ name }) => joined(played.filter((one) => one.name === name)));
  } finally {
    await browser.close();
  }
}

function joined(played: readonly Moved[]): Moved {
  const middle = (figure: keyof Smoothness) => median(played.map((one) => one[figure]));
  return {
    name: played[0]?.name ?? '',
    frames: middle('frames'),
    late: middle('late'),
    most: middle('most'),
    worst: middle('worst'),
    work: middle('work'),
    widths: [Math.min(...played.map(({ widths }) => widths[0])), Math.max(...played.map(({ widths }) => widths[1]))],
    barMoved: Math.max(...played.map(({ barMoved }) => barMoved)),
    shifts: Math.max(...played.map(({ shifts }) => shifts)),
  };
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
    return { name: scene.name, ...smoothness(framesOf(events)), ...(await watched(page)) };
  } finally {
    await context.close();
  }
}
