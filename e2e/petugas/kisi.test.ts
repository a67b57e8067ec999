import type { Page } from '@playwright/test';
import { expect, expectAccessible, MEJA, open, test } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

test.describe.configure({ timeout: 240_000 });

/** How fast practised fingers are. */
const KEY_MS = 60;
const KECAMATAN = 3;

const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

/** Types without waiting for anything; a tab or line end in the text is the key. */
async function type(page: Page, text: string): Promise<void> {
  const keys: Record<string, string> = { '\t': 'Tab', '\n': 'Enter' };
  for (const key of text) await page.keyboard.press(keys[key] ?? key, { delay: KEY_MS });
}

/** Pastes as the keyboard does, without the clipboard of the whole machine. */
const paste = (page: Page, text: string) =>
  page.evaluate((block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

/** Another officer enters a commodity of the place meanwhile. */
async function theirRow(page: Page, periode_harga_pangan_id: number, nama: string): Promise<void> {
  const login = await page.request.post('/api/login', { data: { username: 'superadmin', password: 'lumbung-demo' } });
  const { access_token } = (await login.json()).data;
  const { data } = (await (await page.request.get('/api/komoditi?limit=1000')).json()).data;
  const komoditi_id = data.find((one: { nama_komoditi: string }) => one.nama_komoditi === nama).id;
  const figures = { harga_eceran: '9900', harga_grosir: '9000' };
  await page.request.post('/api/harga-pangan', {
    data: { kecamatan_id: KECAMATAN, komoditi_id, periode_harga_pangan_id, ...figures },
    headers: { Authorization: `Bearer ${access_token}` },
  });
}

test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

/** Opens the grid of a new period from its table, by keys; the first cell that lacks its figure has the focus. */
async function openGrid(page: Page, mulai: string): Promise<number> {
  await logIn(page, 'petugas');
  const { id } = await newPeriode(page, 'harga-pangan', `Minggu kisi ${mulai}`, mulai);
  await open(page, `/dashboard/harga-pangan/edit?periode=${id}&kecamatan=${KECAMATAN}`);
  const way = page.getByRole('button', { name: 'Isi sekaligus' });
  await expect(way).toBeEnabled();
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Harga Eceran Bawang Merah')).toBeFocused();
  return id;
}

test('a place is entered in the grid by keys alone: typed blind on a slow processor, pasted, undone; figures outlive a cut line and a reload in the middle; another officer’s row appears; large changes are asked once', {
  tag: MEJA,
}, async ({ page, context }) => {
  const id = await openGrid(page, '2026-02-25');

  await test.step('typed blind on a slow processor', async () => {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await type(page, '31000\t28000\t32000\t29000\t15000\t14000\t13000\n');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    for (const [name, eceran, grosir] of [
      ['Bawang Merah', '31.000', '28.000'],
      ['Bawang Putih', '32.000', '29.000'],
      ['Beras Ketan', '15.000', '14.000'],
      ['Beras Medium', '13.000', ''],
    ] as const) {
      await expect(cell(page, `Harga Eceran ${name}`)).toHaveValue(eceran);
      await expect(cell(page, `Harga Grosir ${name}`)).toHaveValue(grosir);
    }
    await expect(row(page, 'Bawang Merah').getByText('Terkirim')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('pasted, undone and done again', async () => {
    await paste(page, 'Komoditi\tHarga Grosir\tHarga Eceran\nBeras Premium\t14.500\tRp 16.000\nNaga\t1\t2');
    await expect(page.getByText('2 sel diisi, 2 dilewati:')).toBeVisible();
    await expect(page.getByText("'Naga' tidak ada di tabel ini")).toBeVisible();
    await expect(cell(page, 'Harga Eceran Beras Premium')).toHaveValue('16.000');
    await expect(row(page, 'Beras Premium').getByText('Terkirim')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Sudah terkirim atau sudah berubah, jadi tidak diurungkan.')).toBeVisible();
    await expect(cell(page, 'Harga Eceran Beras Premium')).toHaveValue('16.000');
    await page.keyboard.press('Control+y');
    await expect(cell(page, 'Harga Eceran Beras Premium')).toHaveValue('16.000');
  });

  await test.step('however far it is scrolled, the head says which figure is typed, and covers none', async () => {
    const head = page.getByRole('columnheader', { name: 'Harga Eceran' });
    for (const key of ['Control+End', 'PageUp', 'PageUp', 'ArrowUp', 'Control+Home']) {
      await page.keyboard.press(key);
      await expect(head).toBeInViewport({ ratio: 1 });
      const [above, typed] = [await head.boundingBox(), await page.locator(':focus').boundingBox()];
      expect(typed?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    }
  });

  await test.step('a cut line', async () => {
    await theirRow(page, id, 'Beras SPHP');
    await context.setOffline(true);
    await cell(page, 'Harga Eceran Cabai Rawit').focus();
    await type(page, '70000\t65000\t');
    await expect(row(page, 'Cabai Rawit').getByText(/Tersimpan di perangkat|Mengirim/)).toBeVisible();
    await context.setOffline(false);
    await expect(row(page, 'Cabai Rawit').getByText('Terkirim')).toBeVisible({ timeout: 30_000 });

    await expect(cell(page, 'Harga Eceran Beras SPHP')).toHaveValue('9.900');
    await expect(row(page, 'Beras SPHP').getByTitle('Diisi petugas lain')).toBeVisible();
  });

  await test.step('a reload in the middle of a figure', async () => {
    await type(page, '41');
    await page.reload();
    await expect(cell(page, 'Harga Eceran Cabai Rawit')).toHaveValue('70.000');
    await expect(cell(page, 'Harga Eceran Daging Ayam Ras')).toHaveValue('41');
  });

  await test.step('large changes are asked once', async () => {
    await page.getByRole('button', { name: 'Selesai' }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Periksa angka yang jauh berubah' });
    await expect(question.getByText('Daging Ayam Ras, Harga Eceran')).toBeVisible();
    await question.getByRole('button', { name: 'Periksa lagi' }).focus();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Selesai' }).focus();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Ya, benar semua' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Edit Cabai Rawit' })).toBeVisible();
  });
});
