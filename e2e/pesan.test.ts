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
    isSaid: messages.length > 0,
    covering: messages.filter((message) => kept.some((area) => meets(message, area))).length,
    outOfSight: messages.filter(({ top, bottom }) => top < seen.top || bottom > seen.bottom).length,
  };
}

const said = (page: Page) => page.locator('[data-scope=toast][data-state=open]');

test('messages never cover the field that is typed in, nor the buttons that send it, also over a keyboard that leaves half the screen; one success takes the place of the other', async ({
  page,
}) => {
  const { id: periode } = await newPeriode(page, 'harga-pangan', 'Minggu pesan', '2026-06-03');
  await logIn(page, 'petugas');
  const { data } = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
  await open(page, `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${data.data[0].id}`);
  // The toaster follows the viewport that it finds when it comes.
  await page.evaluate(() => {
    const value = Object.assign(new EventTarget(), { offsetTop: 0, height: window.innerHeight });
    Object.defineProperty(window, 'visualViewport', { value, configurable: true });
  });
  await page.getByRole('button', { name: 'Tambah' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
  await expect(dialog.getByRole('combobox', { name: 'Komoditi' })).not.toHaveValue('');
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const show = (offsetTop: number, height: number) =>
    page.evaluate(
      (moved) => {
        Object.assign(window.visualViewport as object, moved);
        window.visualViewport?.dispatchEvent(new Event('scroll'));
      },
      { offsetTop, height },
    );
  // Half the screen, from the second on, is left by a keyboard, and moved.
  for (const [offsetTop, height] of [
    [0, 740],
    [0, 400],
    [120, 400],
    [340, 400],
  ] as const) {
    await show(offsetTop, height);
    for (const name of ['Harga Eceran', 'Harga Grosir']) {
      await field(name).tap();
      const look = async () => {
        // A message goes by itself after a while: then it is called for anew.
        if (!(await covered(page)).isSaid) await field(name).press('Enter');
        await field(name).focus();
        return covered(page);
      };
      await expect.poll(look).toMatchObject({ isSaid: true, covering: 0, outOfSight: 0 });
    }
  }
  await expectAccessible(page);

  await show(0, 740);
  // The last complaint would stand beside the first success for as long as it has to.
  await expect(said(page)).toHaveCount(0);
  for (let rows = 0; rows < 2; rows += 1) {
    await expect(dialog.getByText(/^Periode lalu/)).toHaveCount(2);
    const lalu = (await dialog.getByText(/^Periode lalu/).allTextContents()).map((text) => text.replace(/\D/g, ''));
    const answer = page.waitForResponse(
      (response) => response.url().endsWith('/api/harga-pangan') && response.request().method() === 'POST',
    );
    await field('Harga Eceran').fill(lalu[0] ?? '14500');
    await field('Harga Grosir').fill(lalu[1] ?? '13500');
    await dialog.getByRole('button', { name: 'Simpan dan lanjut' }).tap();
    await answer;
    await expect(said(page).filter({ hasText: 'Berhasil menambahkan harga pangan' })).toHaveCount(1);
    await expect.poll(() => covered(page)).toMatchObject({ messages: 1, covering: 0, outOfSight: 0 });
  }
});
