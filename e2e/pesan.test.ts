import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './page';
import { logIn, newPeriode } from './petugas';

/** Boxes of what must be seen, and of every message. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right };
    };
    const form = document.activeElement?.closest('form');
    const kept = [document.activeElement, ...(form?.querySelectorAll('[type=submit]') ?? [])].filter(
      (element) => element !== null,
    );
    const messages = [...document.querySelectorAll('[data-scope=toast][data-part=root][data-state=open]')];
    return { kept: kept.map(box), messages: messages.map(box) };
  });

/** How many messages there are, and how many of them cover the field that is typed in or the buttons that send it. */
async function covered(page: Page) {
  const { kept, messages } = await boxes(page);
  const seen = await page.evaluate(() => {
    const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
    return { top: offsetTop, bottom: offsetTop + height };
  });
  const meets = (one: (typeof kept)[number], other: (typeof kept)[number]) =>
    one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
  return {
    messages: messages.length,
    covering: messages.filter((message) => kept.some((area) => meets(message, area))).length,
    outOfSight: messages.filter(({ top, bottom }) => top < seen.top || bottom > seen.bottom).length,
  };
}

async function openForm(page: Page, mulai: string) {
  const { id: periode } = await newPeriode(page, 'harga-pangan', `Minggu pesan ${mulai}`, mulai);
  await logIn(page, 'petugas');
  const { data } = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
  await open(page, `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${data.data[0].id}`);
  await page.getByRole('button', { name: 'Tambah' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
  await expect(dialog.getByRole('combobox', { name: 'Komoditi' })).not.toHaveValue('');
  return dialog;
}

test('messages never cover the field that is typed in, nor the buttons that send it', async ({ page }) => {
  const dialog = await openForm(page, '2026-06-03');
  for (const name of ['Harga Eceran', 'Harga Grosir']) {
    await dialog.getByRole('textbox', { name }).tap();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-scope=toast][data-state=open]').first()).toBeVisible();
    await expect.poll(() => covered(page)).toMatchObject({ covering: 0, outOfSight: 0 });
    expect((await covered(page)).messages).toBeGreaterThan(0);
  }
  await expectAccessible(page);
});

test('nor do they over a keyboard that leaves half the screen, wherever that was moved to', async ({ page }) => {
  const dialog = await openForm(page, '2026-06-11');
  await page.evaluate(() => {
    const view = Object.assign(new EventTarget(), { offsetTop: 0, height: 400 });
    Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  });
  // The toaster follows the viewport that it finds when it comes.
  await dialog.getByRole('textbox', { name: 'Harga Eceran' }).tap();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-scope=toast][data-state=open]').first()).toBeVisible();
  for (const offsetTop of [0, 120, 340]) {
    await page.evaluate((top) => {
      Object.assign(window.visualViewport as object, { offsetTop: top });
      window.visualViewport?.dispatchEvent(new Event('scroll'));
    }, offsetTop);
    for (const name of ['Harga Eceran', 'Harga Grosir']) {
      await dialog.getByRole('textbox', { name }).focus();
      await expect.poll(() => covered(page)).toMatchObject({ covering: 0, outOfSight: 0 });
    }
  }
});

test('row after row, one success takes the place of the other', async ({ page }) => {
  const dialog = await openForm(page, '2026-06-16');
  const said = page.locator('[data-scope=toast][data-state=open]');
  for (let rows = 0; rows < 3; rows += 1) {
    await expect(dialog.getByText(/^Periode lalu/)).toHaveCount(2);
    const lalu = (await dialog.getByText(/^Periode lalu/).allTextContents()).map((text) => text.replace(/\D/g, ''));
    const answer = page.waitForResponse(
      (response) => response.url().endsWith('/api/harga-pangan') && response.request().method() === 'POST',
    );
    await dialog.getByRole('textbox', { name: 'Harga Eceran' }).fill(lalu[0] ?? '14500');
    await dialog.getByRole('textbox', { name: 'Harga Grosir' }).fill(lalu[1] ?? '13500');
    await dialog.getByRole('button', { name: 'Simpan dan lanjut' }).tap();
    await answer;
    await expect(said.filter({ hasText: 'Berhasil menambahkan harga pangan' })).toHaveCount(1);
    await expect.poll(() => covered(page)).toEqual({ messages: 1, covering: 0, outOfSight: 0 });
  }
});
