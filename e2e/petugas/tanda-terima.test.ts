import type { Page } from '@playwright/test';
import { expect, installed, test } from '../support/line';
import { atRest, DUA_UKURAN, expectAccessible, open } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

test.describe.configure({ timeout: 120_000 });

/** The minute that it is for the page, and the one before. */
const minutes = (page: Page) =>
  page.evaluate(() =>
    [0, 60_000].map((before) => {
      const at = new Date(Date.now() - before);
      return `${String(at.getHours()).padStart(2, '0')}.${String(at.getMinutes()).padStart(2, '0')}`;
    }),
  );

interface Harga {
  nama_komoditi: string;
  harga_eceran: number;
  harga_grosir: number;
}

/** What was reported in the period before this one. Some weeks lack a price, as in life. */
async function reportedBefore(page: Page, periode: number, list: string): Promise<readonly Harga[]> {
  const read = async (path: string) => (await (await page.request.get(`/api/${path}`)).json()).data.data;
  const periodes: { id: number }[] = await read('periode-harga-pangan?limit=10000');
  const before = periodes[periodes.findIndex(({ id }) => id === periode) - 1];
  return read(`${list}periode_harga_pangan_id=${before?.id}&limit=200`);
}

/** Types the figures that stand beside the fields into the next rows; where none were reported, some of his own. */
async function typeRows(page: Page, rows: number, known: readonly Harga[]): Promise<void> {
  await page.getByRole('button', { name: 'Tambah' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
  const komoditi = dialog.getByRole('combobox', { name: 'Komoditi' });
  for (let row = 0; row < rows; row += 1) {
    await expect(komoditi).not.toHaveValue('');
    const before = await komoditi.inputValue();
    const called = await komoditi.evaluate((field: HTMLSelectElement | HTMLInputElement) =>
      field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value,
    );
    const lalu = known.find(({ nama_komoditi }) => called?.startsWith(`${nama_komoditi} (`));
    const beside = lalu ? [lalu.harga_eceran, lalu.harga_grosir] : [];
    await expect(dialog.getByText(/^Periode lalu/)).toHaveText(
      beside.map((price) => new RegExp(`^Periode lalu \\D*${price.toLocaleString('id-ID')}$`)),
    );
    const { harga_eceran, harga_grosir } = lalu ?? { harga_eceran: 15_000, harga_grosir: 12_000 };
    await dialog.getByRole('textbox', { name: 'Harga Eceran' }).fill(String(harga_eceran));
    await dialog.getByRole('textbox', { name: 'Harga Grosir' }).fill(String(harga_grosir));
    await page.keyboard.press('Enter');
    await expect(komoditi).not.toHaveValue(before);
  }
  await dialog.getByRole('button', { name: 'Tutup' }).first().click();
  await expect(dialog).toBeHidden();
}

test('an officer types in two rooms without signal, sees what waits, and has a receipt for all of it that he hands on once the signal is back', {
  tag: DUA_UKURAN,
}, async ({ page, context, line }) => {
  const isDesk = test.info().project.name === 'meja';
  const [nama, mulai] = isDesk ? ['Minggu kuitansi', '2026-02-11'] : ['Minggu tanda terima', '2026-06-24'];
  const { id: periode, nama_periode } = await newPeriode(page, 'harga-pangan', nama, mulai);
  const { data } = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
  const melak = data.data[0].id;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: line.origin });
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await logIn(page, 'petugas');
  const rooms = page.getByRole('navigation', { name: isDesk ? 'Utama' : 'Ruang laporan' });
  const room = (name: string) => rooms.getByRole('link', { name, exact: true }).last();

  await open(page, `${line.origin}/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${melak}`);
  await installed(page);
  await expectAccessible(page);
  const perKecamatan = await reportedBefore(page, periode, `harga-pangan?kecamatan_id=${melak}&`);
  const kabupaten = await reportedBefore(page, periode, 'harga-pangan-kutai-barat?');
  await room('Harga Pangan Kutai Barat').click();
  await expect(page).toHaveURL(/\/dashboard\/harga-pangan-kutai-barat\/edit\?periode=\d+&kecamatan=\d+$/);
  await expect(page.getByText('Tidak Ada Data Harga Pangan')).toBeVisible();
  await room('Harga Pangan').click();
  await expect(page).toHaveURL(`${line.origin}/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${melak}`);
  await expect(page.getByRole('combobox', { name: 'Kecamatan' })).toBeVisible();

  line.cut();
  await typeRows(page, 2, perKecamatan);
  await room('Harga Pangan Kutai Barat').click();
  await expect(page.getByRole('combobox', { name: 'Kecamatan' })).toBeHidden();
  await atRest(page);
  await typeRows(page, 1, kabupaten);

  await (isDesk
    ? room('Dashboard')
    : page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Dashboard' })
  ).click();
  await page.getByRole('link', { name: /^3 data belum terkirim/ }).click();
  const group = (tempat: string) => page.getByRole('region', { name: `Harga pangan, ${tempat}, ${nama_periode}` });
  await expect(group('Melak')).toContainText('2 data');
  await expect(group('Kutai Barat')).toContainText('1 data');
  await expectAccessible(page);

  line.mend();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const receipt = page.getByRole('region', { name: /^Semua terkirim pukul/ });
  await expect(receipt).toBeVisible();
  const title = await receipt.getByRole('heading', { level: 2 }).textContent();
  expect((await minutes(page)).map((minute) => `Semua terkirim pukul ${minute}`)).toContain(title);
  const lines = [`Melak, ${nama_periode}2 data`, `Kutai Barat, ${nama_periode}1 data`];
  await expect(receipt.locator('dl > div')).toHaveText(lines);
  await expect(receipt).toContainText('Jumlah3 data');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  await receipt.getByRole('button', { name: 'Bagikan' }).click();
  await expect(page.getByText('Tanda terima disalin')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`- Melak, ${nama_periode}: 2 data\n- Kutai Barat, ${nama_periode}: 1 data`);
  const download = page.waitForEvent('download');
  await receipt.getByRole('button', { name: 'Unduh' }).click();
  expect((await download).suggestedFilename()).toBe('tanda-terima.txt');

  await page.reload();
  await expect(receipt.getByRole('heading', { level: 2 })).toHaveText(title ?? '');
  await expect(receipt.locator('dl > div')).toHaveText(lines);
  await receipt.getByRole('link', { name: 'Ke dashboard' }).click();
  await expect(page.getByRole('link', { name: /^Semua terkirim pukul/ })).toContainText('3 data');
  await expectAccessible(page);
});
