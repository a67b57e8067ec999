import { expect, MEJA, test } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

const KECAMATAN = 3;

/** Before it no other journey's period lies, from which these figures would be far. */
const FIRST_DAY = '1970-06-01';

/** What stands before and behind a grid: tables, forms and the layers over them. */
const AROUND = /\/assets\/(dasbor|akun|chakra|pilihan)-[^/]+\.js$/;

const grids = [
  ['harga-pangan', '/dashboard/harga-pangan/edit', ['31000', '28000']],
  ['harga-pangan', '/dashboard/harga-pangan-kutai-barat/edit', ['31000', '28000']],
  ['ketersediaan-pangan', '/dashboard/ketersediaan-pangan/edit', ['12', '10', '11']],
  ['timbang-balita', '/dashboard/timbang-balita/edit', ['40', '30', '5', '1', '0']],
  ['luas-tanam', '/dashboard/luas-lahan', ['5', '1']],
] as const;

for (const [jenis, address, figures] of grids) {
  test(`${address}: the grid that an address asks for is typed into and sent before tables and forms come, then its table opens ${MEJA}`, async ({
    page,
  }) => {
    const { id } = await newPeriode(page, jenis, `Kisi dulu ${address}`, FIRST_DAY);
    await logIn(page, 'petugas');
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
  });
}
