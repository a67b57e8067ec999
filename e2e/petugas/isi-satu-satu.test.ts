import type { Locator, Page } from '@playwright/test';
import { fingerOn } from '../support/finger';
import { atRest, expect, expectAccessible, open, test } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

// Without signal the browser complains of what it asks.
test.use({ expected: [/Failed to load resource|ERR_|Failed to fetch/] });

/** What a thumb has done for a row. */
interface Filled {
  nama: string;
  taps: number;
  isChanged: boolean;
  harga_eceran: number;
}

const eceran = (page: Page) => page.getByRole('textbox', { name: 'Harga Eceran' });
const card = (page: Page) => page.getByRole('group', { name: / dari 36$/ });

/** Whoever taps has read what is on the card: sooner it takes no answer. */
const read = async (page: Page, place: number) => {
  const one = page.getByRole('group', { name: new RegExp(`, ${place} dari 36$`) });
  await expect(one).toBeVisible();
  await expect(one).not.toHaveAttribute('aria-busy');
};

const keysOf = (value: number): string[] => String(value).match(/000$|00$|\d(?=0*00$)|\d/g) ?? [];

/** Every third price has changed: digits for one, a tap for the other. */
async function fillRow(page: Page, place: number): Promise<Filled> {
  await read(page, place);
  const nama = (await card(page).getAttribute('aria-label'))?.replace(/, \d+ dari 36$/, '') ?? '';
  const was = Number(((await eceran(page).getAttribute('placeholder')) ?? '').replaceAll('.', ''));
  let taps = 0;
  const tap = async (button: Locator) => {
    taps += 1;
    await button.tap({ timeout: 20_000 });
  };
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  const isChanged = place % 3 === 0;
  if (!isChanged) {
    await tap(page.getByRole('button', { name: /^Sama dengan/ }));
    return { nama, taps, isChanged, harga_eceran: was };
  }
  const harga_eceran = was + 1_500;
  for (const digits of keysOf(harga_eceran)) await tap(key(digits));
  await tap(page.getByRole('button', { name: /^Ikut naik/ }));
  return { nama, taps, isChanged, harga_eceran };
}

/** Gives each commodity its prices, as an officer did a week ago. */
async function fillWeek(page: Page, periode: number, kecamatan_id: number): Promise<void> {
  const login = await page.request.post('/api/login', { data: { username: 'petugas', password: 'lumbung-demo' } });
  const headers = { Authorization: `Bearer ${(await login.json()).data.access_token}` };
  const { data } = (await (await page.request.get('/api/komoditi?limit=100')).json()).data;
  for (const { id: komoditi_id } of data) {
    const harga_eceran = 9_000 + 1_700 * komoditi_id;
    const row = { komoditi_id, kecamatan_id, harga_eceran, harga_grosir: harga_eceran - 1_200 };
    const made = await page.request.post('/api/harga-pangan', {
      data: { ...row, periode_harga_pangan_id: periode },
      headers,
    });
    expect(made.status()).toBe(201);
  }
}

test('36 prices are filled with a thumb, through a cut and a reload: one tap for one that stayed, at most six for one that changed', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const userId = await logIn(page, 'petugas');
  const found = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
  const kecamatan: number = found.data.data[0].id;
  const before = await newPeriode(page, 'harga-pangan', 'Minggu sebelum jempol', '2026-05-05');
  await fillWeek(page, before.id, kecamatan);
  const { id: periode } = await newPeriode(page, 'harga-pangan', 'Minggu jempol', '2026-05-06');
  const table = `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${kecamatan}`;
  await open(page, table);
  await page.getByRole('button', { name: 'Isi sekaligus' }).tap();
  await read(page, 1);
  await expectAccessible(page);

  const rows: Filled[] = [];
  for (let place = 1; place <= 12; place += 1) rows.push(await fillRow(page, place));
  await context.setOffline(true);
  for (let place = 13; place <= 24; place += 1) rows.push(await fillRow(page, place));
  await expect(page.getByRole('button', { name: /^24 dari 36 terisi/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'terkirim' })).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: '7', exact: true }).tap();
  await page.reload();
  // On the same row, and with the digit.
  await read(page, 25);
  await expect(eceran(page)).toHaveValue('7');
  await page.getByRole('button', { name: 'Hapus satu angka' }).tap();
  for (let place = 25; place <= 36; place += 1) rows.push(await fillRow(page, place));

  await expect(page.getByRole('heading', { name: 'Melak sudah lengkap' })).toBeFocused();
  await expect(page.getByText('Semua isian Anda sudah terkirim.')).toBeVisible();
  await expectAccessible(page);
  const worst = (isChanged: boolean) =>
    Math.max(...rows.filter((row) => row.isChanged === isChanged).map(({ taps }) => taps));
  expect([worst(false), worst(true) <= 6]).toEqual([1, true]);
  // Three minutes, with more than a second for each tap.
  expect(rows.reduce((sum, { taps }) => sum + taps, 0)).toBeLessThanOrEqual(150);

  const query = `periode_harga_pangan_id=${periode}&kecamatan_id=${kecamatan}&user_id=${userId}&limit=100`;
  const stored = (await (await page.request.get(`/api/harga-pangan?${query}`)).json()).data.data;
  const pairs = (all: readonly { nama_komoditi: string; harga_eceran: number }[]) =>
    all.map((row) => `${row.nama_komoditi} ${row.harga_eceran}`).sort();
  expect(pairs(stored)).toEqual(pairs(rows.map(({ nama, ...row }) => ({ nama_komoditi: nama, ...row }))));

  await page.getByRole('button', { name: 'Lanjut ke Sekolaq Darat' }).tap();
  await read(page, 1);
  await expect(page.getByRole('heading', { name: /^Sekolaq Darat/ })).toBeVisible();
  await page.goBack();
  await atRest(page);
  await expect(page.getByRole('combobox', { name: 'Kecamatan' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('a finger turns to the row beside and back, and two taps in one moment answer for one row', async ({ page }) => {
  await logIn(page, 'petugas');
  const found = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
  const kecamatan: number = found.data.data[0].id;
  const before = await newPeriode(page, 'harga-pangan', 'Minggu sebelum geser', '2026-05-12');
  await fillWeek(page, before.id, kecamatan);
  const { id: periode } = await newPeriode(page, 'harga-pangan', 'Minggu geser', '2026-05-13');
  await open(page, `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${kecamatan}&isi=`);
  await read(page, 1);
  const finger = await fingerOn(page);
  await finger.swipe([300, 150], [60, 150]);
  await read(page, 2);
  await finger.swipe([60, 150], [300, 150]);
  await read(page, 1);

  const same = await page.getByRole('button', { name: /^Sama dengan/ }).boundingBox();
  if (!same) throw new Error('It is not on the card.');
  const [x, y] = [same.x + same.width / 2, same.y + same.height / 2];
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
  await read(page, 2);
  await expect(page.getByRole('button', { name: /^1 dari 36 terisi/ })).toBeVisible();

  for (const size of [
    { width: 320, height: 568 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('button', { name: 'Lanjut', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(eceran(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  }
});
