import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, open, storedMessage, test } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

test.use({ expected: [/status of (422|503)/] });

interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const meets = (one: Area, other: Area) =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;

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
  return {
    messages: messages.length,
    isSaid: messages.length > 0,
    covering: messages.filter((message) => kept.some((area) => meets(message, area))).length,
    outOfSight: messages.filter(({ top, bottom }) => top < seen.top || bottom > seen.bottom).length,
  };
}

const said = (page: Page) => page.locator('[data-scope=toast][data-state=open]');

const areasOf = (elements: Locator): Promise<Area[]> =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right };
    }),
  );

/** How many messages there are, and what they lie on of all that they should not. */
async function lies(page: Page) {
  const messages = await areasOf(said(page));
  const parts = {
    header: page.locator('header'),
    'bottom bar': page.getByRole('navigation', { name: 'Utama' }),
    'what is wrong': page.locator('[data-part=error-text]'),
    'first field': page.locator('form').locator('label, input, select, textarea').filter({ visible: true }).nth(0),
    'the field after its label': page
      .locator('form')
      .locator('input, select, textarea')
      .filter({ visible: true })
      .nth(0),
  };
  const on: string[] = [];
  for (const [name, elements] of Object.entries(parts)) {
    if ((await areasOf(elements)).some((area) => messages.some((message) => meets(message, area)))) on.push(name);
  }
  return { messages: messages.length, on };
}

/** The server has something else to do. */
const fails = (page: Page, address: string) => page.route(address, (route) => route.fulfill({ status: 503 }));

test('messages never cover what somebody needs to see, and one success takes the place of the other', async ({
  page,
}) => {
  test.setTimeout(180_000);

  await test.step('look: messages lie on no bar, on nothing that is wrong with a field, and not on the first field of a form', async () => {
    await fails(page, '**/api/kecamatan*');
    await open(page, '/login');
    await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Harga Pangan' }).tap();
    await expect(said(page)).toHaveText(/Gagal mendapatkan data kecamatan/);
    await expect.poll(() => lies(page)).toEqual({ messages: 1, on: [] });
    await page.unroute('**/api/kecamatan*');

    await logIn(page, 'petani');
    await open(page, '/dashboard/lahan-petani/tambah');
    await page.getByRole('button', { name: 'Simpan' }).tap();
    const kecamatan = page.getByLabel('Kecamatan', { exact: true });
    await expect(kecamatan).toBeFocused();
    await expect(kecamatan).toHaveAccessibleDescription('Kecamatan harus diisi');
    await fails(page, '**/api/desa-kelurahan*');
    await kecamatan.selectOption('Melak');
    await expect(said(page)).toHaveText(/Gagal mendapatkan data desa atau kelurahan/);
    await expect.poll(() => lies(page)).toEqual({ messages: 1, on: [] });
  });

  await test.step('messages never cover the field that is typed in, nor the buttons that send it, also over a keyboard that leaves half the screen; one success takes the place of the other', async () => {
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
    const fillRow = async () => {
      await expect(dialog.getByText(/^Periode lalu/)).toHaveCount(2);
      const lalu = (await dialog.getByText(/^Periode lalu/).allTextContents()).map((text) => text.replace(/\D/g, ''));
      await field('Harga Eceran').fill(lalu[0] ?? '14500');
      await field('Harga Grosir').fill(lalu[1] ?? '13500');
    };
    const answered = () =>
      page.waitForResponse(
        (response) => response.url().endsWith('/api/harga-pangan') && response.request().method() === 'POST',
      );
    const meta = { status: 'error', message: 'Periode ini sudah ditutup', code: 422 };
    await page.route('**/api/harga-pangan', (route) => route.fulfill({ status: 422, json: { meta, data: {} } }));
    await fillRow();
    /** What is refused comes back, and can be sent again. */
    const refuse = async () => {
      const answer = answered();
      await field('Harga Grosir').press('Enter');
      await answer;
      await expect(field('Harga Grosir')).not.toHaveValue('');
    };
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
          if (!(await covered(page)).isSaid) await refuse();
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
    await page.unroute('**/api/harga-pangan');
    for (let rows = 0; rows < 2; rows += 1) {
      await fillRow();
      const answer = answered();
      await dialog.getByRole('button', { name: 'Simpan dan lanjut' }).tap();
      await answer;
      await expect(storedMessage(page, 'Berhasil menambahkan harga pangan')).toBeVisible();
      await expect.poll(() => covered(page)).toMatchObject({ messages: 1, covering: 0, outOfSight: 0 });
    }
  });
});
