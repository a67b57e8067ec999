import type { Page, Request } from '@playwright/test';
import { expect, kept, settled, test } from '../support/line';
import { open } from '../support/page';
import { answersCome, pricesOf, rows, tab } from '../support/reading';

const OFFLINE = 'Tidak dapat terhubung ke server. Periksa sambungan internet Anda.';
const SINCE = /^data per \d{1,2} [A-Z][a-z]{2} \d{4} \d\d\.\d\d$/;

const searchBox = (page: Page) => page.getByPlaceholder(/^Cari produk/);

/** The questions to the API from now on; and how many of them have no answer yet. */
function questions(page: Page) {
  const asked: Request[] = [];
  const answered = new Set<Request>();
  page.on('request', (request) => void (new URL(request.url()).pathname.startsWith('/api/') && asked.push(request)));
  page.on('requestfinished', (request) => void answered.add(request));
  const left = () => (asked.length === 0 ? null : asked.filter((request) => !answered.has(request)).length);
  return { asked: () => asked.map((request) => request.url()), left };
}

/** True when the device has an answer to each of these questions. */
const hasAnswers = (page: Page, asked: readonly string[]) =>
  page.evaluate(async (urls) => {
    const found = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })));
    return found.length > 0 && found.every(Boolean);
  }, asked);

test('reading offline: the first visit brings the lists of sub-districts and periods; what was read opens on a cold start, says since when, and leads on', async ({
  page,
  line,
  context,
}) => {
  // It installs a service worker, which takes its time on a busy machine.
  test.setTimeout(240_000);
  await open(page, `${line.origin}/laporan`);
  await settled(page);
  await answersCome(page, '/api/periode-luas-tanam?limit=10000');
  await page.close();
  line.cut();
  const { data } = await (await context.request.get('/api/produk?limit=1')).json();
  const produk = data.data[0];
  const kegiatan = (await (await context.request.get('/api/kegiatan-dinas?limit=1')).json()).data.data[0];

  const first = await context.newPage();
  await test.step('after the first visit the lists are there, whatever was read', async () => {
    for (const list of ['ketersediaan-pangan', 'laporan/timbang-balita', 'laporan/luas-tanam']) {
      await open(first, `${line.origin}/${list}`);
      await rows(first).getByRole('link', { name: 'Melak', exact: true }).click();
      const periode = first.getByRole('combobox', { name: 'Periode' });
      await expect.poll(() => periode.getByRole('option').count()).toBeGreaterThan(10);
    }
  });

  await test.step('what was never read says so, and is read once the signal is back', async () => {
    await open(first, `${line.origin}/harga-pangan/melak`);
    await expect(first.getByText(`Error: ${OFFLINE}`)).toBeVisible();
    line.mend();
    await first.getByRole('button', { name: 'Coba lagi' }).click();
    await pricesOf(first);
  });

  let melak: string[] = [];
  let barongTongkok: string[] = [];
  await test.step('with the signal: prices, own prices on home, a found name, a shared product and an activity', async () => {
    await open(first, `${line.origin}/harga-pangan/melak`);
    melak = await pricesOf(first);
    await kept(first);
    await open(first, line.origin);
    await first.getByRole('link', { name: 'Pilih kecamatan saya' }).click();
    await first.getByRole('button', { name: 'Melak', exact: true }).click();
    await expect(first.getByText('Kecamatan Melak')).toBeVisible();
    await searchBox(first).fill('beras m');
    await expect(first.getByRole('option', { name: /^Beras Medium/ })).toBeVisible();
    await kept(first);
    await first.keyboard.press('Escape');
    await tab(first, 'Harga Pangan').click();
    await first
      .getByRole('main')
      .getByRole('link', { name: /Barong Tongkok/ })
      .click();
    barongTongkok = await pricesOf(first);

    await open(first, `${line.origin}/detail-produk/${produk.slug}`);
    await first.keyboard.press('Shift');
    await answersCome(first, '/api/produk?limit=10');
    await open(first, `${line.origin}/detail-activity/${kegiatan.id}`);
    await first.keyboard.press('Shift');
    await answersCome(first, '/api/kegiatan-dinas?limit=10');
  });
  await first.close();
  line.cut();

  const reopenedPage = await context.newPage();
  await test.step('what was read on the way through the app opens by its address, and says since when', async () => {
    await open(reopenedPage, `${line.origin}/harga-pangan/barong-tongkok`);
    expect(await pricesOf(reopenedPage)).toEqual(barongTongkok);
    await expect(reopenedPage.getByText(SINCE)).toBeVisible();
    await expect(reopenedPage).toHaveTitle(/Barong Tongkok/);
  });

  await test.step('his own prices stand on home, and commodities and places are found', async () => {
    await open(reopenedPage, line.origin);
    await expect(reopenedPage.getByText('Kecamatan Melak')).toBeVisible();
    await searchBox(reopenedPage).fill('beras m');
    await expect(reopenedPage.getByRole('option', { name: /^Beras Medium Rp/ })).toBeVisible();
    await searchBox(reopenedPage).fill('melak');
    await expect(reopenedPage.getByRole('option', { name: /^Melak/ })).toBeVisible();
    await expect(
      reopenedPage.getByText('Produk dan kegiatan belum bisa dicari tanpa sambungan internet.'),
    ).toBeVisible();
    await reopenedPage.keyboard.press('Escape');
  });

  await test.step('a shared product leads on to the showcase, and an activity to the others', async () => {
    await tab(reopenedPage, 'Etalase').click();
    await expect(rows(reopenedPage)).toHaveCount(10);
    await rows(reopenedPage).first().getByRole('link').click();
    await expect(reopenedPage.getByRole('heading', { name: produk.judul })).toBeVisible();
    await tab(reopenedPage, 'Beranda').click();
    await reopenedPage
      .getByRole('main')
      .getByRole('link', { name: /Kegiatan Dinas/ })
      .click();
    await reopenedPage.getByRole('link', { name: new RegExp(kegiatan.judul) }).click();
    await expect(reopenedPage.getByRole('heading', { name: kegiatan.judul })).toBeVisible();
  });

  await test.step('with the signal what was read becomes new', async () => {
    await open(reopenedPage, `${line.origin}/harga-pangan/melak`);
    expect(await pricesOf(reopenedPage)).toEqual(melak);
    await expect(reopenedPage.getByText(SINCE)).toBeVisible();
    const pictures = reopenedPage.getByRole('main').locator('img[src*="/media/"]');
    await expect.poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    line.mend();
    await reopenedPage.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(reopenedPage.getByText(SINCE)).toBeHidden();
  });

  await test.step('on a slow line a page that was read stands at once, and becomes new by itself', async () => {
    const read = questions(reopenedPage);
    await open(reopenedPage, `${line.origin}/harga-pangan/melak`);
    // Once calm, the screen asks for all it shows, the prices last: the device has an answer to each.
    await expect.poll(() => read.asked().some((url) => new URL(url).pathname === '/api/harga-pangan')).toBe(true);
    await expect.poll(() => hasAnswers(reopenedPage, read.asked())).toBe(true);
    // The app never becomes idle here: the screen asks by itself.
    await reopenedPage.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    const answers = line.hold();
    await reopenedPage.goto(`${line.origin}/harga-pangan/melak`, { waitUntil: 'commit' });
    // From here on: what the page that was left still asked for gets no answer any more.
    const { asked, left } = questions(reopenedPage);
    await expect(rows(reopenedPage).first()).toBeVisible();
    await expect(reopenedPage.getByText(SINCE)).toBeVisible();
    // The worker waits for the server no longer, and gives what the device has; the prices are asked for last.
    await expect.poll(() => asked().some((url) => new URL(url).pathname === '/api/harga-pangan') && left()).toBe(0);
    // Each question is on the line too: the browser kept none back for want of a connection.
    const notOnLine = () => asked().filter((url) => !answers.paths().includes(url.replace(line.origin, '')));
    await expect.poll(notOnLine).toEqual([]);
    await expect(reopenedPage.getByText(SINCE)).toBeVisible();
    answers.letGo();
    // The line stays slow: what came late is shown without asking for it a second time.
    await expect(reopenedPage.getByText(SINCE)).toBeHidden();
  });
});
