import type { CDPSession } from '@playwright/test';

type Spot = readonly [x: number, y: number];

/** Where a finger is, from 0 (where it came down) to 1 (where it goes), after this share of its way. */
type Way = (share: number) => number;

/** A screen's own step. */
const FRAME_MS = 1000 / 60;

/** So long everything has come to rest. */
const REST_MS = 900;

export const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
export const atRest = () => after(REST_MS);

/** There with the first half, nearly back with the second: what it pulled springs the rest of the way. */
const thereAndBack: Way = (share) => Math.sin(Math.PI * 0.9 * share);

/** From end to end and back, twice, at one speed: along a year of weeks each step comes to another one. */
export const toAndFro: Way = (share) => 1 - Math.abs(1 - ((4 * share) % 2));

interface Drag {
  from: Spot;
  to: Spot;
  way?: Way;
  /** One in each frame. */
  steps?: number;
}

/** A finger on the glass that goes on sixty times a second, whatever the page has made of it by then. */
export async function drag(session: CDPSession, { from, to, way = thereAndBack, steps = 60 }: Drag): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(([x, y]) => ({ x, y })) });
  const sent = [send('touchStart', [from])];
  const begun = performance.now();
  for (let step = 1; step <= steps; step += 1) {
    await after(Math.max(0, begun + step * FRAME_MS - performance.now()));
    const part = way(step / steps);
    sent.push(send('touchMove', [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]));
  }
  sent.push(send('touchEnd', []));
  await Promise.all(sent);
  await atRest();
}

/** A sheet of bare paper, which a finger moves without any code of the app: what it misses, the machine misses. */
export const BARE_SHEET = `<!doctype html><meta name="viewport" content="width=device-width">
<body style="margin: 0; background: #faf8f3; touch-action: none"><nav></nav>
<div style="position: fixed; inset: 320px 0 0; background: #fff; border-radius: 16px; will-change: transform"></div>
<script>
  const sheet = document.querySelector('div');
  let from = 0;
  addEventListener('touchstart', ({ touches }) => (from = touches[0].clientY));
  addEventListener('touchmove', (event) => {
    event.preventDefault();
    sheet.style.transform = 'translateY(' + (event.touches[0].clientY - from) + 'px)';
  }, { passive: false });
  addEventListener('touchend', () => (sheet.style.transform = ''));
</script>`;
