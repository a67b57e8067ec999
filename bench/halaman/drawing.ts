import { packed } from '../../server/node/web/cache/page-cache.ts';
import { drawPage } from '../../server/node/web/pages/draw-page.ts';
import type { PageRenderer } from '../../server/node/web/pages/page-renderer.ts';
import type { SecurityPolicy } from '../../server/node/web/security-headers.ts';
import { median } from '../lib/figures.ts';

interface Easel {
  renderer: PageRenderer;
  policy: SecurityPolicy;
  /** When the pictures that travel inside pages are made. */
  settled: () => Promise<void>;
}

/** What a page takes of the processor, in milliseconds. */
export interface Drawing {
  route: string;
  /** Of the HTML, before it is compressed. */
  bytes: number;
  /** Reading its data and drawing it. */
  draw: number;
  compress: number;
}

const LIMIT_MS = 12;

/** One sentence for each page that takes too long to draw. */
export const tooDear = (drawings: readonly Drawing[]): string[] =>
  drawings
    .filter(({ draw }) => draw > LIMIT_MS)
    .map(({ route, draw }) => `${route}: ${LIMIT_MS} ms to draw, not ${draw.toFixed(1)}`);

/** Draws a page many times over; the first draws, which compile what they run, do not count. */
export async function measureDrawing(
  { renderer, policy, settled }: Easel,
  origin: string,
  route: string,
  draws: number,
): Promise<Drawing> {
  const address = origin + route;
  const costs = { draw: [] as number[], compress: [] as number[] };
  let bytes = 0;
  for (let turn = -draws / 2; turn < draws; turn += 1) {
    await settled();
    const begun = process.cpuUsage();
    const { answer } = await drawPage(renderer, address, policy);
    const drawn = process.cpuUsage(begun);
    const half = process.cpuUsage();
    await packed(answer);
    const compressed = process.cpuUsage(half);
    if (answer.status !== 200) throw new Error(`${route} answers ${answer.status}`);
    bytes = answer.body?.byteLength ?? 0;
    if (turn < 0) continue;
    costs.draw.push(milliseconds(drawn));
    costs.compress.push(milliseconds(compressed));
  }
  return { route, bytes, draw: median(costs.draw), compress: median(costs.compress) };
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
