import { fingerOn } from '../support/finger';
import { atRest, expect, expectAccessible, open, overlaysArrive, test } from '../support/page';

test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

test('a villager looks up what things cost, follows the year of rice with finger and keys, looks elsewhere and at another week, loses the network and gets it back', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const rice = page.getByRole('button', { name: /^Beras Medium/ });
  const detail = page.getByRole('dialog', { name: 'Detail Harga Pangan' });
  const periode = page.getByRole('combobox', { name: 'Periode' });

  await test.step('from home to the prices of a place, and the detail of one', async () => {
    await open(page, '/');
    await page
      .getByRole('navigation', { name: 'Layanan' })
      .getByRole('link', { name: /Harga Pangan/ })
      .click();
    await page.getByRole('link', { name: 'Melak' }).click();
    await expect(page).toHaveURL('/harga-pangan/melak');
    await expect(rice).toContainText(/Rp\s?\d+\.\d{3}/);
    const newest = (await periode.locator('option:checked').textContent()) ?? '';
    await rice.click();
    await expect(detail.getByRole('definition').first()).toHaveText(newest);
    await expect(detail.getByRole('slider', { name: /^Harga Beras Medium di Melak/ })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(detail).toBeHidden();
    await expect(page).toHaveURL('/harga-pangan/melak');
  });

  await test.step('the year of rice, by finger and by key, here and elsewhere', async () => {
    await rice.click();
    await detail.getByRole('link', { name: 'Buka halaman Beras Medium' }).click();
    await expect(page).toHaveURL('/harga-pangan/melak/beras-medium');
    await atRest(page);
    await expectAccessible(page);

    const curve = page.getByRole('slider', { name: /^Harga Beras Medium di Melak/ });
    const newest = (await curve.getAttribute('aria-valuetext')) ?? '';
    const box = await curve.boundingBox();
    if (!box) throw new Error('The curve has no box');
    const middle = box.y + box.height / 2;
    const finger = await fingerOn(page);
    await finger.down([box.x + box.width * 0.9, middle]);
    await finger.moveTo([box.x + box.width * 0.5, middle]);
    await expect(curve).not.toHaveAttribute('aria-valuetext', newest);
    const touched = (await curve.getAttribute('aria-valuetext')) ?? '';
    await finger.up();
    await expect(curve).toHaveAttribute('aria-valuetext', touched);
    await curve.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(curve).not.toHaveAttribute('aria-valuetext', touched);
    await page.keyboard.press('End');
    await expect(curve).toHaveAttribute('aria-valuetext', newest);

    await page.getByRole('main').getByRole('link', { name: 'Damai', exact: true }).click();
    await expect(page).toHaveURL('/harga-pangan/damai/beras-medium');
    await expect(page.getByRole('slider', { name: /^Harga Beras Medium di Damai/ })).toBeVisible();
    await page.goBack();
    await expect(curve).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    // The detail that led there stands open again.
    await page.goBack();
    await expect(page).toHaveURL('/harga-pangan/melak');
    await expect(detail).toBeVisible();
    await page.goBack();
    await expect(detail).toBeHidden();
    await expect(page).toHaveURL('/harga-pangan/melak');
  });

  await test.step('prices are ordered by what rose most, and stay so after a refresh', async () => {
    await page.getByRole('combobox', { name: 'Urutan' }).selectOption('Paling naik');
    await expect(page).toHaveURL('/harga-pangan/melak?urut=naik');
    const changed = page.getByRole('checkbox', { name: 'Hanya yang berubah' });
    await changed.check();
    await expect(page).toHaveURL('/harga-pangan/melak?urut=naik&berubah=1');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.first()).toContainText('▲');
    await expectAccessible(page);
    const before = await cards.allTextContents();
    await page.reload();
    await expect(changed).toBeChecked();
    expect(await cards.allTextContents()).toEqual(before);
  });

  const earlier =
    await test.step('another week; bad input: 200 letters without a space stay within the page', async () => {
      await open(page, '/harga-pangan/melak');
      const newest = (await periode.locator('option:checked').textContent()) ?? '';
      const week = (await periode.locator('option').nth(6).getAttribute('value')) ?? '';
      await periode.selectOption(week);
      await expect(page).toHaveURL(`/harga-pangan/melak?periode=${week}`);
      await rice.click();
      await expect(detail.getByRole('definition').first()).not.toHaveText(newest);
      await page.keyboard.press('Escape');
      await page.getByPlaceholder('Cari komoditi').fill('x'.repeat(200));
      const words = page.getByText(/^Tidak ada komoditi bernama "x{200}"$/);
      await expect(words).toBeVisible();
      const { x, width } = (await words.boundingBox()) ?? { x: -1, width: 0 };
      expect([x >= 0, x + width <= (page.viewportSize()?.width ?? 0)]).toEqual([true, true]);
      return week;
    });

  await test.step('the week is remembered in another place, where the network goes and comes', async () => {
    await open(page, '/harga-pangan/damai');
    await expect(periode).toHaveValue(earlier);
    // The code of overlays is fetched ahead at the first sign of a user.
    const ahead = overlaysArrive(page);
    await page.keyboard.press('Tab');
    await ahead;
    await expect(rice).toBeVisible();
    await context.setOffline(true);
    await rice.click();
    await expect(detail).toBeVisible();
    await page.keyboard.press('Escape');
    await periode.selectOption({ index: 9 });
    const complaint = page.getByRole('main').getByRole('alert');
    await expect(complaint).toContainText('Error: Tidak dapat terhubung ke server');
    await expectAccessible(page);
    await expect(complaint.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    // With the signal the screen asks again by itself.
    await context.setOffline(false);
    await expect(rice).toBeVisible();
    await expect(complaint).toBeHidden();
  });
});
