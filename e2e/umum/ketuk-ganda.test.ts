import type { Locator, Page } from '@playwright/test';
import { clockShiftMs } from '../../tests/support/clock/run-on-test-day';
import { alive, atRest, expect, open, test } from '../support/page';

/** Two taps of a finger in the same place, faster than anybody could read what the first has brought. */
async function tapTwice(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  await atRest(page);
  const box = await what.boundingBox();
  if (!box) throw new Error('What is tapped has no box');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const session = await page.context().newCDPSession(page);
  // A touch has the machine's time: the browser dies of one that lies days away from its own.
  const first = Date.now() - clockShiftMs;
  // The time is the finger's, however late a slow machine hands it over.
  for (const ms of [0, 120]) {
    const timestamp = (first + ms) / 1000;
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  }
  await session.detach();
}

const steps = (page: Page) => page.evaluate(() => history.length);

test('a double tap is one step: to a commodity, a place, a price to compare, a found name, the own sub-district, and back', async ({
  page,
}) => {
  test.setTimeout(180_000);

  await test.step('a double tap on a commodity, on a place of its week and on back is one step each', async () => {
    await open(page, '/harga-pangan/melak');
    await page.getByRole('button', { name: /^Beras Medium/ }).click();
    await tapTwice(page, page.getByRole('dialog').getByRole('link', { name: 'Buka halaman Beras Medium' }));
    await expect(page).toHaveURL('/harga-pangan/melak/beras-medium');
    const curve = (tempat: string) =>
      page.getByRole('slider', { name: new RegExp(`^Harga Beras Medium di ${tempat}`) });
    await expect(curve('Melak')).toBeVisible();

    // A refresh in the middle loses nothing of the way back.
    await page.reload();
    await alive(page);
    await expect(curve('Melak')).toBeVisible();
    const before = await steps(page);
    await tapTwice(page, page.getByRole('main').getByRole('link', { name: 'Damai', exact: true }));
    await expect(page).toHaveURL('/harga-pangan/damai/beras-medium');
    await expect(curve('Damai')).toBeVisible();
    expect(await steps(page)).toBe(before + 1);
    await tapTwice(page, page.getByRole('button', { name: 'Kembali' }));
    await expect(page).toHaveURL('/harga-pangan/melak/beras-medium');
    await expect(curve('Melak')).toBeVisible();
  });

  await test.step('a double tap on the map opens one place, and back closes it, also after a refresh', async () => {
    const address = '/peta?ukuran=harga&komoditi=cabai-rawit';
    await open(page, address);
    const before = await steps(page);
    await tapTwice(page, page.getByRole('table').getByRole('link', { name: 'Bongan', exact: true }));
    const panel = page.getByRole('region', { name: 'Bongan' });
    await expect(panel).toBeVisible();
    expect(await steps(page)).toBe(before + 1);
    await page.reload();
    await alive(page);
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(address);
  });

  await test.step('a double tap adds one price to a comparison, and takes one away; a refresh keeps it, back leaves it', async () => {
    await open(page, '/bandingkan');
    const chosen = page.getByRole('list', { name: 'Yang dibandingkan' }).getByRole('link');
    await page.getByPlaceholder('Cari komoditi atau tempat').fill('beras');
    await tapTwice(page, page.getByRole('list', { name: 'Bisa ditambahkan' }).getByRole('link').nth(1));
    await expect(chosen).toHaveCount(1);
    await page.getByText('Tambah harga lain').click();
    await tapTwice(page, page.getByRole('list', { name: 'Bisa ditambahkan' }).getByRole('link').nth(1));
    await expect(chosen).toHaveCount(2);
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(1 + 2);
    const compared = page.url();
    await page.reload();
    await alive(page);
    await expect(chosen).toHaveCount(2);
    expect(page.url()).toBe(compared);
    await tapTwice(page, chosen.first());
    await expect(chosen).toHaveCount(1);
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(1 + 1);
    await page.goBack();
    await expect(page).toHaveURL('/bandingkan');
  });

  await test.step('a double tap on a found name opens it once; back and a refresh keep what was searched', async () => {
    await open(page, '/');
    const box = page.getByPlaceholder(/^Cari produk/);
    await box.fill('beras');
    await tapTwice(page, page.getByRole('option', { name: 'Semua hasil untuk "beras"' }));
    await expect(page).toHaveURL('/cari?kata=beras');
    const found = page.getByRole('main').getByRole('link', { name: /^Beras Medium/ });
    await expect(found).toBeVisible();
    await page.reload();
    await alive(page);
    await expect(box).toHaveValue('beras');
    const before = await steps(page);
    await tapTwice(page, found);
    await expect(page).toHaveURL('/harga-pangan-kutai-barat/beras-medium');
    await expect(page.getByRole('slider')).toBeVisible();
    expect(await steps(page)).toBe(before + 1);
    await page.goBack();
    await expect(box).toHaveValue('beras');
    await expect(found).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  await test.step('a double tap chooses one sub-district and goes nowhere else', async () => {
    await open(page, '/');
    await tapTwice(page, page.getByRole('link', { name: 'Pilih kecamatan saya' }));
    const sheet = page.getByRole('dialog', { name: 'Kecamatan saya' });
    await expect(sheet).toBeVisible();
    await tapTwice(page, sheet.getByRole('button', { name: 'Melak', exact: true }));
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('link', { name: 'Kecamatan saya: Melak · Ganti' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(page.getByText('Kecamatan Melak')).toBeVisible();
  });
});
