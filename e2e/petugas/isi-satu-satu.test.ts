import type { Locator, Page } from '@playwright/test';
import { createThumbs, keysIn, tapsOf } from '../../uji/ketik/thumbs.ts';
import { fingerOn } from '../support/finger';
import { atRest, expect, expectAccessible, open, test } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

test.describe.configure({ timeout: 300_000 });

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

/** Gives commodities their prices, as an officer did a week ago. */
async function fillWeek(page: Page, periode: number, kecamatan_id: number, count: number): Promise<void> {
  const login = await page.request.post('/api/login', { data: { username: 'petugas', password: 'lumbung-demo' } });
  const headers = { Authorization: `Bearer ${(await login.json()).data.access_token}` };
  const { data } = (await (await page.request.get('/api/komoditi?limit=100')).json()).data;
  for (const { id: komoditi_id } of data.slice(0, count)) {
    const [harga_eceran, harga_grosir] = lastWeek(komoditi_id);
    const row = { komoditi_id, kecamatan_id, harga_eceran, harga_grosir };
    const made = await page.request.post('/api/harga-pangan', {
      data: { ...row, periode_harga_pangan_id: periode },
      headers,
    });
    expect(made.status()).toBe(201);
  }
}

/** Holds the page up for a quarter of a second whenever a thumb comes down on 'Lanjut'. */
const holdUpAtLanjut = (page: Page) =>
  page.evaluate(() =>
    addEventListener(
      'pointerdown',
      ({ target }) => {
        const isLanjut = target instanceof Element && target.closest('button')?.textContent?.trim() === 'Lanjut';
        const end = performance.now() + (isLanjut ? 250 : 0);
        while (performance.now() < end);
      },
      true,
    ),
  );

interface Komoditi {
  id: number;
  nama_komoditi: string;
}

interface Stored {
  nama_komoditi: string;
  harga_eceran: number;
  harga_grosir: number;
}

const inWords = ({ nama_komoditi, harga_eceran, harga_grosir }: Stored) =>
  [nama_komoditi, harga_eceran, harga_grosir].join(' ');

/** So many rows are typed by two thumbs. */
const PAPER = 4;

/** Retail and wholesale price of the week before. */
const lastWeek = (komoditi: number): readonly [number, number] => [9_000 + 1_700 * komoditi, 7_800 + 1_700 * komoditi];

const ROWS = 36;

/** So many rows were filled before he comes: he fills the rest. */
const BEFORE = 20;

test('a place is filled with a thumb: a finger turns to the row beside, two taps in one moment answer for one row; two thumbs that do not wait type what is stored; through a cut and a reload one tap for a price that stayed, at most six for one that changed; a weighing shows all five figures', async ({
  page,
  context,
}) => {
  const userId = await logIn(page, 'petugas');
  const found = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
  const kecamatan: number = found.data.data[0].id;
  const before = await newPeriode(page, 'harga-pangan', 'Minggu sebelum jempol', '2026-05-05');
  await fillWeek(page, before.id, kecamatan, ROWS);
  const { id: periode } = await newPeriode(page, 'harga-pangan', 'Minggu jempol', '2026-05-06');
  await fillWeek(page, periode, kecamatan, BEFORE);
  const query = `periode_harga_pangan_id=${periode}&kecamatan_id=${kecamatan}&user_id=${userId}&limit=100`;
  const pairs = async () => {
    const { data } = (await (await page.request.get(`/api/harga-pangan?${query}`)).json()).data;
    return data as Stored[];
  };
  const already = (await pairs()).map(({ nama_komoditi, harga_eceran }) => `${nama_komoditi} ${harga_eceran}`);
  const rows: Filled[] = [];
  /** Rows that two thumbs have typed off paper. */
  let typed: readonly { nama: string; prices: readonly number[] }[] = [];
  const fillTo = async (last: number) => {
    const next = () => BEFORE + rows.length + typed.length + 1;
    while (next() <= last) rows.push(await fillRow(page, next()));
  };

  await test.step('he comes to the first row that is open', async () => {
    await open(page, `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${kecamatan}`);
    await page.getByRole('button', { name: 'Isi sekaligus' }).tap();
    await read(page, BEFORE + 1);
    await expectAccessible(page);
  });

  await test.step('a finger turns to the row beside and back', async () => {
    const finger = await fingerOn(page);
    await finger.swipe([300, 150], [60, 150]);
    await read(page, BEFORE + 2);
    await finger.swipe([60, 150], [300, 150]);
    await read(page, BEFORE + 1);
  });

  await test.step('on a small phone, and on one that lies on its side, the figure and the way on are in sight', async () => {
    for (const size of [
      { width: 320, height: 568 },
      { width: 740, height: 360 },
    ]) {
      await page.setViewportSize(size);
      await expect(page.getByRole('button', { name: 'Lanjut', exact: true })).toBeInViewport({ ratio: 1 });
      await expect(eceran(page)).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await read(page, BEFORE + 1);
  });

  await test.step('two taps in one moment answer for one row', async () => {
    const nama = (await card(page).getAttribute('aria-label'))?.replace(/, \d+ dari 36$/, '') ?? '';
    const was = Number(((await eceran(page).getAttribute('placeholder')) ?? '').replaceAll('.', ''));
    await atRest(page);
    const same = await page.getByRole('button', { name: /^Sama dengan/ }).boundingBox();
    if (!same) throw new Error('It is not on the card.');
    const [x, y] = [same.x + same.width / 2, same.y + same.height / 2];
    await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
    rows.push({ nama, taps: 1, isChanged: false, harga_eceran: was });
    await read(page, BEFORE + 2);
    await expect(page.getByRole('button', { name: new RegExp(`^${BEFORE + 1} dari 36 terisi`) })).toBeVisible();
  });

  await test.step('two thumbs that do not wait type what is stored, also while the page is held up', async () => {
    await holdUpAtLanjut(page);
    const keys = await keysIn(page);
    const thumbs = await createThumbs(page, 80, 50);
    const first = BEFORE + rows.length;
    const komoditi = (await (await page.request.get('/api/komoditi?limit=100')).json()).data.data;
    typed = komoditi.slice(first, first + PAPER).map(({ id, nama_komoditi }: Komoditi, nth: number) => {
      const [eceranWas, grosirWas] = lastWeek(id);
      return { nama: nama_komoditi, prices: [eceranWas + 250 * nth + 500, grosirWas - 350 * nth] };
    });
    const names = typed.flatMap(({ prices }) => prices.flatMap((price) => [...tapsOf(price), 'Lanjut']));
    for (const name of names) await thumbs.tap(keys[name] ?? [0, 0]);
    thumbs.lift();
    await read(page, BEFORE + rows.length + typed.length + 1);
  });

  await test.step('through a cut and a reload in the middle of a figure', async () => {
    await fillTo(26);
    await context.setOffline(true);
    await fillTo(31);
    await expect(page.getByRole('button', { name: /^31 dari 36 terisi/ })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'terkirim' })).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole('button', { name: '7', exact: true }).tap();
    await page.reload();
    // On the same row, and with the digit.
    await read(page, 32);
    await expect(eceran(page)).toHaveValue('7');
    await page.getByRole('button', { name: 'Hapus satu angka' }).tap();
    await fillTo(ROWS);
  });

  await test.step('the place is complete, and the server has each price once, as it was typed', async () => {
    await expect(page.getByRole('heading', { name: 'Melak sudah lengkap' })).toBeFocused();
    await expect(page.getByText('Semua isian Anda sudah terkirim.')).toBeVisible();
    await expectAccessible(page);
    const worst = (isChanged: boolean) =>
      Math.max(...rows.filter((row) => row.isChanged === isChanged).map(({ taps }) => taps));
    expect([worst(false), worst(true) <= 6]).toEqual([1, true]);
    // Three minutes for all of a place, with more than a second for each tap.
    const most = (150 * rows.length) / ROWS;
    expect(rows.reduce((sum, { taps }) => sum + taps, 0)).toBeLessThanOrEqual(most);
    const tapped = rows.map(({ nama, harga_eceran }) => `${nama} ${harga_eceran}`);
    const rowsOnServer = await pairs();
    const ofThumbs = rowsOnServer.filter(({ nama_komoditi }) => typed.some(({ nama }) => nama === nama_komoditi));
    expect(ofThumbs.map(inWords).sort()).toEqual(typed.map(({ nama, prices }) => [nama, ...prices].join(' ')).sort());
    const others = rowsOnServer.filter((row) => !ofThumbs.includes(row));
    expect(others.map(({ nama_komoditi, harga_eceran }) => `${nama_komoditi} ${harga_eceran}`).sort()).toEqual(
      [...already, ...tapped].sort(),
    );
  });

  await test.step('he goes on to the next place, and back leads to the table', async () => {
    await page.getByRole('button', { name: 'Lanjut ke Sekolaq Darat' }).tap();
    await read(page, 1);
    await expect(page.getByRole('heading', { name: /^Sekolaq Darat/ })).toBeVisible();
    await page.goBack();
    await atRest(page);
    await expect(page.getByRole('combobox', { name: 'Kecamatan' })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  });

  await test.step('the card of a weighing shows all five figures above the keypad', async () => {
    const { id } = await newPeriode(page, 'timbang-balita', 'Bulan jempol', '2025-02-03');
    await open(page, `/dashboard/timbang-balita/edit?periode=${id}&kecamatan=${kecamatan}`);
    await page.getByRole('button', { name: 'Isi sekaligus' }).tap();
    const fields = page.getByRole('group', { name: /, 1 dari \d+$/ }).getByRole('textbox');
    await expect(fields).toHaveCount(5);
    for (const field of await fields.all()) await expect(field).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
});
