import type { Page } from '@playwright/test';
import { fingerOn } from '../support/finger';
import { expect, expectAccessible, open, test } from '../support/page';
import { logIn } from '../support/petugas';
import { named, picture } from '../support/produk';
import { robotServer } from '../support/servers';

// Other journeys count what home and the list of activities show: this server's are nobody else's.
test.use({ baseURL: robotServer.url, expected: [/409 \(Conflict\)/] });

test.describe.configure({ timeout: 240_000 });

const rows = (page: Page) => page.getByRole('list', { name: 'Slider' }).getByRole('listitem');
const row = (page: Page, judul: string) => rows(page).filter({ hasText: judul });
const placeOf = async (page: Page, judul: string): Promise<number> =>
  (await rows(page).locator('strong').allTextContents()).indexOf(judul);
const shownAtHome = async (page: Page): Promise<string[]> => {
  const { data } = await (await page.request.get('/api/slider?status=1&limit=200')).json();
  return data.data.map(({ judul }: { judul: string }) => judul);
};

/** Whoever is told that another was faster orders again. */
const untilMoved = (page: Page, judul: string, place: number, move: () => Promise<void>) =>
  expect(async () => {
    if ((await placeOf(page, judul)) !== place) await move();
    await expect.poll(() => placeOf(page, judul), { timeout: 2_000 }).toBe(place);
    await expect.poll(async () => (await shownAtHome(page)).indexOf(judul), { timeout: 2_000 }).toBe(place);
  }).toPass({ timeout: 30_000 });

test('the secretary adds a banner and moves it by keyboard and by dragging it, writes about an activity with a list, a link and pictures, and everybody reads both', async ({
  page,
  browser,
}) => {
  await logIn(page, 'admin');

  await test.step('a banner with its picture, moved by keyboard and by dragging it; home shows the order', async () => {
    const judul = named('Panen raya');
    await open(page, '/kantor/slider');
    await expect(rows(page).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tambah slider' }).click();
    const sheet = page.getByRole('dialog', { name: 'Tambah slider' });
    await sheet.getByLabel('Judul').fill(judul);
    await sheet
      .locator('input[type=file]')
      .last()
      .setInputFiles(await picture('panen.jpg', '#e1b12c'));
    await sheet.getByLabel('Tujuan').fill('/harga-pangan');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Simpan' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(row(page, judul)).toBeVisible();

    // By the keyboard alone: the focus goes along.
    const up = page.getByRole('button', { name: `Naikkan ${judul}` });
    await up.focus();
    const before = await placeOf(page, judul);
    await untilMoved(page, judul, before - 1, () => page.keyboard.press('Enter'));
    await expect(up).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${judul} sekarang nomor ${before}` })).toHaveCount(1);

    // By its handle, above the one before: with a finger, and back below it with a mouse.
    const drag = async (steps: -1 | 1) => {
      const handle = row(page, judul).locator('[title^="Seret"]');
      await handle.scrollIntoViewIfNeeded();
      const beside = await rows(page)
        .nth((await placeOf(page, judul)) + steps)
        .boundingBox();
      const from = await handle.boundingBox();
      if (!from || !beside) throw new Error('A row is not on screen');
      const x = from.x + from.width / 2;
      const start = from.y + from.height / 2;
      const end = start + steps * (beside.height + 24);
      if (steps < 0) {
        const finger = await fingerOn(page);
        await finger.down([x, start]);
        await finger.moveTo([x, end]);
        await finger.up();
      } else {
        await page.mouse.move(x, start);
        await page.mouse.down();
        await page.mouse.move(x, end, { steps: 10 });
        await page.mouse.up();
      }
    };
    await untilMoved(page, judul, before - 2, () => drag(-1));
    await untilMoved(page, judul, before - 1, () => drag(1));

    await open(page, '/');
    await expect(page.getByRole('region', { name: 'Sorotan' }).getByText(judul)).toHaveCount(1);

    await open(page, '/kantor/slider');
    await page.getByRole('button', { name: `Hapus ${judul}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    // While it is asked, the list below is hidden.
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(row(page, judul)).toHaveCount(0);
    expect(await shownAtHome(page)).not.toContain(judul);
  });

  await test.step('an activity with a list, a link and pictures', async () => {
    const judul = named('Pasar murah');
    await open(page, '/kantor/kegiatan');
    await expect(page.getByRole('link', { name: /^Ubah / }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Tambah kegiatan' }).click();
    await page.getByLabel('Judul', { exact: true }).fill(judul);
    const text = page.getByRole('textbox', { name: 'Isi' });
    await text.fill('Bawa:\nKTP\nuang pas');
    await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, area.value.length));
    await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    await expect(text).toHaveValue('Bawa:\n- KTP\n- uang pas');
    await text.press('End');
    await text.pressSequentially('\n\nLihat ');
    await page.getByRole('button', { name: 'Tautan', exact: true }).click();
    await page.getByLabel('Alamat tautan').fill('/harga-pangan');
    await page.getByRole('button', { name: 'Pasang' }).click();
    await expect(text).toHaveValue('Bawa:\n- KTP\n- uang pas\n\nLihat [/harga-pangan](/harga-pangan)');
    // On a phone the preview takes the place of the text, on a desk it stands beside it.
    await page.getByRole('tab', { name: 'Pratinjau' }).click();
    const preview = page.getByRole('region', { name: 'Pratinjau' });
    await expect(preview.getByRole('listitem')).toHaveText(['KTP', 'uang pas']);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(text).toBeVisible();
    await expect(preview).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Simpan' }).click();

    await expect(page.getByRole('heading', { name: 'Foto lain' })).toBeVisible();
    await page.getByLabel('Tambah foto lain').setInputFiles(await picture('antrean.jpg', '#2980b9'));
    await page.getByLabel('Keterangan foto 1').fill('Antrean pagi');
    await page.getByLabel('Keterangan foto 1').press('Enter');
    await expect(page.getByText('Keterangan tersimpan')).toBeVisible();
    // The form's button stays in reach as long as the form is on screen, and would lie over what is under it.
    await page.getByRole('heading', { name: 'Foto lain' }).evaluate((heading) => heading.scrollIntoView());
    await expectAccessible(page);

    // Everybody, also without a script.
    const address = page.url().replace(/^.*\/kantor\/kegiatan\/(\d+)$/, `${robotServer.url}/detail-activity/$1`);
    const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await reader.goto(address);
    const article = reader.getByRole('article');
    await expect(article.getByRole('listitem')).toHaveText(['KTP', 'uang pas']);
    await expect(article.getByRole('link', { name: '/harga-pangan' })).toHaveAttribute('href', '/harga-pangan');
    await expect(article.getByRole('figure')).toHaveText('Antrean pagi');
    await expect(article.locator('figure img')).toHaveAttribute('loading', 'lazy');
    await reader.context().close();
    await open(page, address);
    await expectAccessible(page);
  });

  await test.step('what a button has put in, Ctrl+Z takes back', async () => {
    await open(page, '/kantor/kegiatan/tambah');
    const text = page.getByRole('textbox', { name: 'Isi' });
    await text.pressSequentially('Beras murah');
    await text.press('ControlOrMeta+a');
    await text.press('ControlOrMeta+b');
    await expect(text).toHaveValue('**Beras murah**');
    await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    await expect(text).toHaveValue('- **Beras murah**');
    await text.press('ControlOrMeta+z');
    await expect(text).toHaveValue('**Beras murah**');
    await text.press('ControlOrMeta+z');
    await expect(text).toHaveValue('Beras murah');
    await text.press('ControlOrMeta+k');
    await page.keyboard.type('kubar.go.id');
    await page.keyboard.press('Enter');
    await expect(text).toHaveValue(/\(https:\/\/kubar\.go\.id\)/);
    await expect(text).toBeFocused();
  });
});
