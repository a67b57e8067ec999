import type { Page } from '@playwright/test';
import { routes } from '../../contract/routes.ts';
import { PATIENCE_MS, seenOn } from './watching.ts';

const TOLD = 'Server dipulihkan dari cadangan';

/** True where a page says that a restored server has lost rows: in a message, or at the outbox' badge. */
export const isToldOfLost = (page: Page): Promise<boolean> =>
  page.evaluate((told) => {
    const badge = document.querySelector('[aria-label^="Kotak keluar"]')?.getAttribute('aria-label') ?? '';
    return / hilang$/.test(badge) || (document.body?.textContent ?? '').includes(told);
  }, TOLD);

/**
 * Sends again what the app says a restored server has lost, in the place to which the message, the badge or the dashboard
 * leads.
 *
 * @returns the number of rows; 0 where the app says nothing
 * @throws Error where it does not name each of them
 */
export async function sendLostAgain(page: Page, origin: string, random: () => number): Promise<number> {
  if (!(await isToldOfLost(page).catch(() => false))) return 0;
  const region = page.getByRole('region', { name: 'Tidak ada lagi di server' });
  const ways = [
    () => page.getByRole('button', { name: 'Lihat', exact: true }).first().click({ timeout: 2_000 }),
    async () => {
      await page.goto(`${origin}${routes.dashboard}`, { timeout: PATIENCE_MS });
      await page.getByRole('link', { name: /tidak ada lagi di server/ }).press('Enter', { timeout: PATIENCE_MS });
    },
    async () => {
      await page.goto(`${origin}${routes.dashboard}`, { timeout: PATIENCE_MS });
      await page.getByRole('link', { name: /^Kotak keluar.* hilang$/ }).press('Enter', { timeout: PATIENCE_MS });
    },
  ];
  const way = ways[Math.floor(random() * ways.length)];
  try {
    await way?.();
    await region.waitFor({ timeout: PATIENCE_MS });
  } catch {
    await page.goto(`${origin}${routes.kotakKeluar}`, { timeout: PATIENCE_MS });
    const isThere = await region.waitFor({ timeout: PATIENCE_MS }).then(
      () => true,
      () => false,
    );
    if (!isThere) {
      // Rows that are stored again by now are not lost any more.
      if (!(await isToldOfLost(page))) return 0;
      throw new Error(`The app says that rows are lost, and names none: ${await seenOn(page)}`);
    }
  }
  const whole = region.getByRole('button', { name: /^Tampilkan / });
  if (await whole.isVisible()) await whole.press('Enter');
  const heading = await region.getByRole('heading').innerText();
  const said = Number(/([\d.]+) baris/.exec(heading)?.[1]?.replaceAll('.', ''));
  const listed = await region.getByRole('listitem').count();
  if (said !== listed) throw new Error(`'${heading}', but ${listed} rows are named`);
  await region.getByRole('button', { name: 'Kirim lagi' }).press('Enter');
  await region.waitFor({ state: 'hidden', timeout: PATIENCE_MS });
  return said;
}
