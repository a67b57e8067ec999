import type { Page } from '@playwright/test';
import { expect } from './line';

/** The rows of a list. */
export const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

/** A tab of the bar that is shown. */
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).and(page.locator(':visible')).first();

/** The cards of a price list, once they are there. */
export async function pricesOf(page: Page): Promise<string[]> {
  const cards = rows(page).filter({ hasText: 'Rp' });
  await expect(cards.nth(5)).toBeVisible();
  // Rows that nobody has come near are in the page without being laid out.
  return cards.allTextContents();
}

/** Waits until the device has answers to addresses that begin like these. */
export const answersCome = (page: Page, ...starts: string[]) =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const addresses = (await (await caches.open('data')).keys()).map(({ url }) => url.replace(location.origin, ''));
        return wanted.filter((start) => !addresses.some((address) => address.startsWith(start)));
      }, starts),
    )
    .toEqual([]);
