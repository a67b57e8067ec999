import type { Page } from '@playwright/test';

/** What a frame showed. */
export interface Frame {
  /** How wide the page would like to be. */
  lebar: number;
  /** Where the bar at the bottom begins. */
  bilah: number;
  /** How far the coming and the leaving screen stand from where a screen stands, in pixels; absent when none does. */
  datang?: number;
  pergi?: number;
  /** The shared parts that move: where they stand and how wide they are, by name. */
  bersama: Record<string, { x: number; y: number; lebar: number }>;
  /** Where the marker of the active tab stands. */
  penanda?: number;
  /** How high above its sheet the picture of a tapped card's price is. */
  tumbuh?: number;
}

export interface Frames {
  /** What was noted since the last time. */
  read: () => Promise<Frame[]>;
  /** The same, once a screen has come. */
  travelled: () => Promise<Frame[]>;
}

/** Notes every frame from now on, as the browser draws them. */
export async function frames(page: Page): Promise<Frames> {
  await page.evaluate(() => {
    const noted: Frame[] = [];
    Object.assign(window, { noted });
    const layer = /^::view-transition-(group|new|old)\((.+)\)$/;
    const look = () => {
      const bar = [...document.querySelectorAll('nav')].find((nav) => nav.getClientRects().length > 0);
      const frame: Frame = {
        lebar: document.documentElement.scrollWidth,
        bilah: bar?.getBoundingClientRect().top ?? Number.NaN,
        bersama: {},
      };
      const marker = document.querySelector('nav:not([hidden]) [aria-current=page] span span');
      if (marker) frame.penanda = marker.getBoundingClientRect().left;
      const [picture, sheet] = ['[data-tumbuh=harga][aria-hidden=true]', '[data-lembar]'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      if (picture && sheet) frame.tumbuh = sheet.top - picture.bottom;
      for (const { effect, playState } of document.documentElement.getAnimations({ subtree: true })) {
        const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        const [, kind, name = ''] = layer.exec(pseudo ?? '') ?? [];
        if (!pseudo || !kind || playState !== 'running') continue;
        const style = getComputedStyle(document.documentElement, pseudo);
        const { m41: x, m42: y } = new DOMMatrix(style.transform);
        const isScreen = name.startsWith('_');
        if (isScreen && kind === 'new') frame.datang = x;
        if (isScreen && kind === 'old') frame.pergi = x;
        if (!isScreen && kind === 'group') frame.bersama[name] = { x, y, lebar: Number.parseFloat(style.width) };
      }
      noted.push(frame);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const read = () => page.evaluate(() => (window as unknown as { noted: Frame[] }).noted.splice(0));
  return {
    read,
    travelled: async () => {
      await page.waitForFunction(() => {
        const { noted } = window as unknown as { noted: Frame[] };
        return noted.some(({ datang }) => datang !== undefined) && noted.at(-1)?.datang === undefined;
      });
      return read();
    },
  };
}
