import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/page';
import { logIn } from '../support/petugas';

const table = '/dashboard/lahan-petani';

/** Leads from the dashboard into the form of a plot, and begins it. */
async function begin(page: Page) {
  await logIn(page, 'petani');
  await open(page, '/dashboard');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Lahan Petani/ })
    .click();
  await expect(page).toHaveURL(table);
  await page.getByRole('link', { name: 'Tambah', exact: true }).click();
  const alamat = page.getByLabel('Alamat');
  await alamat.fill('Jalan Ladang RT 07');
  return alamat;
}

/** Two steps at once, until the history stands again where it stood. */
const twoStepsBack = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const own = history.state.idx;
        let hasLeft = false;
        window.addEventListener('popstate', () => {
          if (history.state.idx === own && hasLeft) resolve();
          hasLeft ||= history.state.idx < own - 1;
        });
        history.back();
        history.back();
      }),
  );

test("spec §2, back: two steps at once from a form that was changed lead nowhere, one asks, and 'Tinggalkan' is one step", async ({
  page,
}) => {
  const alamat = await begin(page);
  await twoStepsBack(page);
  const question = page.getByRole('dialog', { name: 'Tinggalkan isian ini?' });
  await expect(page).toHaveURL(`${table}/tambah`);
  await expect(question).toBeHidden();
  await expect(alamat).toHaveValue('Jalan Ladang RT 07');
  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Tinggalkan' }).click();
  await expect(page).toHaveURL(table);
  await expect(page.getByRole('heading', { level: 1, name: 'Lahan Petani', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test("spec §2, back: who goes on at once after 'Tinggalkan' is not asked a second time, and not kept", async ({
  page,
}) => {
  await begin(page);
  await page.evaluate(() => history.back());
  const question = page.getByRole('dialog', { name: 'Tinggalkan isian ini?' });
  await expect(question).toBeVisible();
  // A thumb that taps back again before the screen below has been drawn.
  await page.evaluate(() =>
    window.addEventListener('popstate', () => setTimeout(() => history.back()), { once: true }),
  );
  await question.getByRole('button', { name: 'Tinggalkan' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(question).toBeHidden();
});
