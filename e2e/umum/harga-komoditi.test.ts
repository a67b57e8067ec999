import { fingerOn } from '../support/finger';
import { atRest, DUA_UKURAN, expect, expectAccessible, open, test } from '../support/page';

test(`a villager opens rice in a place, follows its curve with finger and keys, and looks elsewhere ${DUA_UKURAN}`, async ({
  page,
}) => {
  await open(page, '/harga-pangan/melak');
  await page.getByRole('button', { name: /^Beras Medium/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Detail Harga Pangan' });
  await expect(sheet.getByRole('slider', { name: /^Harga Beras Medium di Melak/ })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Buka halaman Beras Medium' }).click();
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
  const found = (await curve.getAttribute('aria-valuetext')) ?? '';
  await finger.up();
  await expect(curve).toHaveAttribute('aria-valuetext', found);
  await curve.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(curve).not.toHaveAttribute('aria-valuetext', found);
  await page.keyboard.press('End');
  await expect(curve).toHaveAttribute('aria-valuetext', newest);

  await page.getByRole('main').getByRole('link', { name: 'Damai', exact: true }).click();
  await expect(page).toHaveURL('/harga-pangan/damai/beras-medium');
  await expect(page.getByRole('slider', { name: /^Harga Beras Medium di Damai/ })).toBeVisible();
  await page.goBack();
  await expect(curve).toBeVisible();
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});
