import type { Page } from '@playwright/test';
import { routes } from '../../contract/routes.ts';
import type { Random } from '../../demo/random.ts';

const PHONE = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };
/** One row in so many has a digit that is taken back and typed anew. */
const SLIP = 0.15;

export const DELETE = 'Hapus satu angka';
export const NEXT = 'Lanjut';

/** Makes a page that of a small phone with a touch screen. */
export async function holdPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', PHONE);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
}

/** Opens the cards of a sheet, and waits until one takes figures or the place is at its end. */
export async function openCards(
  page: Page,
  origin: string,
  { periode_id, kecamatan_id }: { periode_id: number; kecamatan_id: number },
): Promise<void> {
  const query = `periode=${periode_id}&kecamatan=${kecamatan_id}`;
  await page.goto(`${origin}${routes.dashboardHargaPanganEdit}?${query}`);
  await page.getByRole('button', { name: 'Isi sekaligus' }).click();
  await page.locator('[role=dialog] [role=group]:not([aria-busy]) input:focus, [role=dialog] h3[tabindex]').waitFor();
}

/** A card as somebody sees it. */
export interface SeenCard {
  nama: string;
  /** Its place among all rows, from 0. */
  row: number;
  /** The figure that the keypad types into, from 0. */
  figure: number;
  /** The digits of its fields. */
  texts: string[];
}

/** The card that is on screen; null at the end of its sheet. */
export const lookAtCard = (page: Page): Promise<SeenCard | null> =>
  page.evaluate(() => {
    const card = [...document.querySelectorAll('[role=dialog] [role=group]')].find((one) => one.querySelector('input'));
    if (!card) return null;
    const fields = [...card.querySelectorAll('input')];
    const [, nama = '', place] = /^(.*), (\d+) dari \d+$/.exec(card.getAttribute('aria-label') ?? '') ?? [];
    return {
      nama,
      row: Number(place) - 1,
      figure: Math.max(0, fields.indexOf(document.activeElement as HTMLInputElement)),
      texts: fields.map(({ value }) => value.replaceAll('.', '')),
    };
  });

/** Puts a wrong digit among keys now and then, and takes it back. */
export function slipped(keys: readonly string[], random: Random): string[] {
  if (random.between(0, 1) > SLIP) return [...keys];
  const at = Math.floor(random.between(0, keys.length));
  return [...keys.slice(0, at), String(Math.floor(random.between(1, 10))), DELETE, ...keys.slice(at)];
}
