import { shown } from '../support/complaints';
import { cutChoices, unfold } from '../support/filters';
import { DUA_UKURAN, expect, expectAccessible, open, test } from '../support/page';
import { logIn } from '../support/petugas';

/** Each room that is narrowed by several choices, its first row, and how far down of a screen it may begin at most. */
const rooms = [
  ['/kantor/akun', 'tbody tr'],
  ['/kantor/koreksi', 'tbody tr'],
  ['/kantor/kelengkapan?jenis=timbang-balita', '[role=gridcell]'],
  ['/kantor/jejak', 'tbody tr'],
  ['/kantor/data-acuan/komoditi', 'tbody tr'],
  ['/kantor/data-acuan/sasaran-balita', 'tbody tr'],
  ['/kantor/data-acuan/harga-acuan', 'tbody tr'],
  // It may say first that there is no letterhead yet.
  ['/kantor/cetak', '[data-kertas]', 0.7],
] as const;

test('rows stand in the first screen of every room, below choices whose words are whole', {
  tag: DUA_UKURAN,
}, async ({ page }) => {
  await logIn(page, 'superadmin');
  for (const [path, rowsIn, part = 0.62] of rooms) {
    await shown(page, path);
    const row = page.locator(`main ${rowsIn}`).first();
    await expect(row).toBeVisible();
    const top = async () => (await row.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    await expect.poll(top, path).toBeLessThan((page.viewportSize()?.height ?? 0) * part);
    await unfold(page, path.startsWith('/kantor/cetak') ? 'Periode dan lainnya' : 'Saringan');
    expect(await cutChoices(page), path).toEqual([]);
  }
});

test('a phone folds the filters of the accounts behind one button that tells how many are set', async ({ page }) => {
  await logIn(page, 'superadmin');
  await open(page, '/kantor/akun');
  const peran = page.getByRole('combobox', { name: 'Peran' });
  await expect(page.getByRole('button', { name: 'Saringan', exact: true })).toBeVisible();
  await expect(peran).toBeHidden();
  await unfold(page);
  await peran.selectOption('Petugas');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Aktif');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Saringan 2 dipilih', expanded: true }).click();
  await expect(peran).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saringan 2 dipilih', expanded: false })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Petugas' }).first()).toBeVisible();
});
