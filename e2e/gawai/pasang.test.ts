import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../support/page';

/** The offer as Chromium makes it, with the answer of a user who wants it. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset['ditawari'] = 'ya';
      return { outcome: 'accepted' };
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

/** Lets the page come to rest, and a while pass in which nobody touches it. */
async function quiet(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.clock.runFor(5000);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(10_000);
}

test('spec §1, install prompt: fit to be installed, the app offers it when the page is quiet; on iOS it tells how', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's window is a private one.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  await offer(page);
  await quiet(page);
  const dialog = page.getByRole('dialog', { name: 'Pasang Lumbung di perangkat ini?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('html[data-ditawari=ya]')).toBeAttached();
  await expect(dialog).toBeHidden();

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    sessionStorage.clear();
  });
  await open(page, '/');
  await quiet(page);
  const onIos = page.getByRole('dialog', { name: 'Pasang Lumbung di layar utama' });
  await expect(onIos).toContainText('Ketuk tombol Bagikan.');
  await expectAccessible(page);
});
