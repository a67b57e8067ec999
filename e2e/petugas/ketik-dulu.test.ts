import { expect, MEJA, open, test } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

test.describe.configure({ timeout: 240_000 });

const KECAMATAN = 3;

/** Before it no other journey's period lies, from which these figures would be far. */
const FIRST_DAY = '1970-06-01';

/** What stands before and behind a grid: tables, forms and the layers over them. */
const AROUND = /\/assets\/(dasbor|akun|chakra|pilihan)-[^/]+\.js$/;

const grids = [
  ['harga-pangan', '/dashboard/harga-pangan/edit', ['31000', '28000']],
  ['timbang-balita', '/dashboard/timbang-balita/edit', ['40', '30', '5', '1', '0']],
  ['luas-tanam', '/dashboard/luas-lahan', ['5', '1']],
] as const;

test('an officer types before all has come: every digit is where it belongs in a form that still opens, and a grid that an address asks for is typed into and sent before tables and forms, then its table opens', {
  tag: MEJA,
}, async ({ page }) => {
  await logIn(page, 'petugas');

  for (const [jenis, address, figures] of grids) {
    await test.step(`the grid of ${address}`, async () => {
      const { id } = await newPeriode(page, jenis, `Kisi dulu ${address}`, FIRST_DAY);
      const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
      await page.route(AROUND, async (route) => {
        await come;
        await route.continue();
      });
      await page.goto(`${address}?periode=${id}&kecamatan=${KECAMATAN}&isi=`);
      await expect(page.locator('[role=gridcell] input:focus')).toBeVisible();
      for (const figure of figures) {
        await page.keyboard.type(figure);
        await page.keyboard.press('Tab');
      }
      await expect(page.getByRole('row').getByText('Terkirim')).toBeVisible();

      letCome();
      await page.getByRole('button', { name: 'Selesai' }).click();
      await expect(page).not.toHaveURL(/isi=/);
      await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Isi sekaligus' })).toBeFocused();
      await page.unroute(AROUND);
    });
  }

  await test.step('a form that still opens', async () => {
    await open(page, '/dashboard/harga-pangan/edit?periode=9&kecamatan=3');
    await page.getByRole('button', { name: 'Edit Bawang Merah' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('98765');
    await page.keyboard.press('Tab');
    await page.keyboard.type('88000');
    await expect(page.getByRole('textbox', { name: 'Harga Grosir' })).toHaveValue('88.000');
    await expect(page.getByRole('textbox', { name: 'Harga Eceran' })).toHaveValue('98.765');
  });
});
