import type { Page } from '@playwright/test';
import { expect, installed, test } from '../support/line';
import { atRest, expectAccessible, open } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

test.describe.configure({ timeout: 300_000 });

/** The minute that it is for the page, and the one before. */
const minutes = (page: Page) =>
  page.evaluate(() =>
    [0, 60_000].map((before) => {
      const atOffice = new Date(Date.now() - before + 8 * 3_600_000);
      return atOffice.toISOString().slice(11, 16).replace(':', '.');
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

const room = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Ruang laporan' }).getByRole('link', { name, exact: true }).last();

test('an officer types in two rooms without signal, closes the app, sees what waits, mends what the server refuses once the signal is back, and has a receipt for all of it that he hands on', async ({
  page,
  context,
  line,
}) => {
  const { id: periode, nama_periode } = await newPeriode(page, 'harga-pangan', 'Minggu tanda terima', '2026-06-24');
  const { data } = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
  const melak = data.data[0].id;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: line.origin });
  await logIn(page, 'petugas');
  const perKecamatan = await reportedBefore(page, periode, `harga-pangan?kecamatan_id=${melak}&`);
  const kabupaten = await reportedBefore(page, periode, 'harga-pangan-kutai-barat?');
  const stored = async (list: string) => {
    const answer = await page.request.get(`/api/${list}?periode_harga_pangan_id=${periode}`);
    return (await answer.json()).data.data.length as number;
  };

  await test.step('each room opens in the period that was chosen in the other', async () => {
    await open(page, `${line.origin}/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${melak}`);
    await installed(page);
    await expectAccessible(page);
    await room(page, 'Harga Pangan Kutai Barat').click();
    await expect(page).toHaveURL(/\/dashboard\/harga-pangan-kutai-barat\/edit\?periode=\d+&kecamatan=\d+$/);
    await expect(page.getByText('Tidak Ada Data Harga Pangan')).toBeVisible();
    await room(page, 'Harga Pangan').click();
    await expect(page).toHaveURL(`${line.origin}/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${melak}`);
    await expect(page.getByRole('combobox', { name: 'Kecamatan' })).toBeVisible();
  });

  await test.step('types in both without signal, and closes the app', async () => {
    line.cut();
    await typeRows(page, 2, perKecamatan);
    await room(page, 'Harga Pangan Kutai Barat').click();
    await expect(page.getByRole('combobox', { name: 'Kecamatan' })).toBeHidden();
    await atRest(page);
    await typeRows(page, 1, kabupaten);
    await expect(page.getByText('Tersimpan di perangkat').first()).toBeVisible();
    await page.close();
  });

  const later = await context.newPage();
  const group = (tempat: string) => later.getByRole('region', { name: `Harga pangan, ${tempat}, ${nama_periode}` });
  const card = later.getByRole('article', { name: /Kutai Barat/ });
  await test.step('sees what waits', async () => {
    // Without it a phone hands on by what its browser has; here that is the clipboard.
    await later.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
    await open(later, `${line.origin}/dashboard`);
    await expect(later.getByRole('link', { name: 'Kotak keluar: 3 belum terkirim' })).toBeVisible();
    await later.getByRole('link', { name: /^3 data belum terkirim/ }).click();
    await expect(group('Melak')).toContainText('2 data');
    await expect(group('Kutai Barat')).toContainText('1 data');
    await group('Kutai Barat').getByRole('button').first().click();
    await expect(card).toContainText('Tersimpan di perangkat');
    await expectAccessible(later);
    expect([await stored('harga-pangan'), await stored('harga-pangan-kutai-barat')]).toEqual([0, 0]);
  });

  await test.step('mends the one that the server refuses, in light and in dark', async () => {
    const takeAgain = line.refuse('/api/harga-pangan-kutai-barat', 'Harga belum boleh diisi');
    line.mend();
    await later.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(card).toContainText('Perlu diperbaiki');
    await expect(card).toContainText('Harga belum boleh diisi');
    await expectAccessible(later);
    await later.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(later);
    takeAgain();
    await card.getByRole('button', { name: 'Perbaiki' }).click();
    const sheet = later.getByRole('dialog', { name: 'Perbaiki' });
    const grosir = sheet.getByRole('textbox', { name: 'Harga Grosir' });
    await grosir.fill(String(Number((await grosir.inputValue()).replace(/\D/g, '')) + 1));
    // The message of the refusal lies over the sheet's head for its five seconds.
    await expect(later.locator('[data-scope=toast][data-part=root]')).toHaveCount(0);
    await expectAccessible(later);
    await sheet.getByRole('button', { name: 'Simpan' }).click();
  });

  const receipt = later.getByRole('region', { name: /^Semua terkirim pukul/ });
  const lines = [`Melak, ${nama_periode}2 data`, `Kutai Barat, ${nama_periode}1 data`];
  await test.step('has a receipt for all of it', async () => {
    await expect(receipt).toBeVisible();
    await expect(later.getByText('Semua data sudah terkirim')).toBeVisible();
    await expect(later.getByRole('link', { name: /^Kotak keluar/ })).toBeHidden();
    const title = await receipt.getByRole('heading', { level: 2 }).textContent();
    expect((await minutes(later)).map((minute) => `Semua terkirim pukul ${minute}`)).toContain(title);
    expect([await stored('harga-pangan'), await stored('harga-pangan-kutai-barat')]).toEqual([2, 1]);
    await expect(receipt.locator('dl > div')).toHaveText(lines);
    await expect(receipt).toContainText('Jumlah3 data');
    for (const colorScheme of ['light', 'dark'] as const) {
      await later.emulateMedia({ colorScheme });
      await expectAccessible(later);
    }
  });

  await test.step('hands it on, and finds it again', async () => {
    await receipt.getByRole('button', { name: 'Bagikan' }).click();
    await expect(later.getByText('Tanda terima disalin')).toBeVisible();
    const copied = await later.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`- Melak, ${nama_periode}: 2 data\n- Kutai Barat, ${nama_periode}: 1 data`);
    const download = later.waitForEvent('download');
    await receipt.getByRole('button', { name: 'Unduh' }).click();
    expect((await download).suggestedFilename()).toBe('tanda-terima.txt');
    const title = await receipt.getByRole('heading', { level: 2 }).textContent();
    await later.reload();
    await expect(receipt.getByRole('heading', { level: 2 })).toHaveText(title ?? '');
    await expect(receipt.locator('dl > div')).toHaveText(lines);
    await receipt.getByRole('link', { name: 'Ke dashboard' }).click();
    await expect(later.getByRole('link', { name: /^Semua terkirim pukul/ })).toContainText('3 data');
    await expectAccessible(later);
  });
});
