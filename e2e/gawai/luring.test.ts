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

  const later = await context.newPage();
  await test.step('what was read on the way through the app opens by its address, and says since when', async () => {
    await open(later, `${line.origin}/harga-pangan/barong-tongkok`);
    expect(await pricesOf(later)).toEqual(barongTongkok);
    await expect(later.getByText(SINCE)).toBeVisible();
    await expect(later).toHaveTitle(/Barong Tongkok/);
  });

  await test.step('his own prices stand on home, and commodities and places are found', async () => {
    await open(later, line.origin);
    await expect(later.getByText('Kecamatan Melak')).toBeVisible();
    await searchBox(later).fill('beras m');
    await expect(later.getByRole('option', { name: /^Beras Medium Rp/ })).toBeVisible();
    await searchBox(later).fill('melak');
    await expect(later.getByRole('option', { name: /^Melak/ })).toBeVisible();
    await expect(later.getByText('Produk dan kegiatan belum bisa dicari tanpa sambungan internet.')).toBeVisible();
    await later.keyboard.press('Escape');
  });

  await test.step('a shared product leads on to the showcase, and an activity to the others', async () => {
    await tab(later, 'Etalase').click();
    await expect(rows(later)).toHaveCount(10);
    await rows(later).first().getByRole('link').click();
    await expect(later.getByRole('heading', { name: produk.judul })).toBeVisible();
    await tab(later, 'Beranda').click();
    await later
      .getByRole('main')
      .getByRole('link', { name: /Kegiatan Dinas/ })
      .click();
    await later.getByRole('link', { name: new RegExp(kegiatan.judul) }).click();
    await expect(later.getByRole('heading', { name: kegiatan.judul })).toBeVisible();
  });

  await test.step('with the signal what was read becomes new', async () => {
    await open(later, `${line.origin}/harga-pangan/melak`);
    expect(await pricesOf(later)).toEqual(melak);
    await expect(later.getByText(SINCE)).toBeVisible();
    const pictures = later.getByRole('main').locator('img[src*="/media/"]');
    await expect.poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    line.mend();
    await later.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(later.getByText(SINCE)).toBeHidden();
  });

  await test.step('on a slow line a page that was read stands at once, and becomes new by itself', async () => {
    const read = questions(later);
    await open(later, `${line.origin}/harga-pangan/melak`);
    // Once calm, the screen asks for all it shows, the prices last: the device has an answer to each.
    await expect.poll(() => read.asked().some((url) => new URL(url).pathname === '/api/harga-pangan')).toBe(true);
    await expect.poll(() => hasAnswers(later, read.asked())).toBe(true);
    // What the app does once it is calm never comes: the screen asks by itself.
    await later.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    const letGo = line.hold();
    await later.goto(`${line.origin}/harga-pangan/melak`, { waitUntil: 'commit' });
    // From here on: what the page that was left still asked for gets no answer any more.
    const { left } = questions(later);
    await expect(rows(later).first()).toBeVisible();
    await expect(later.getByText(SINCE)).toBeVisible();
    // The worker waits for the server no longer, and gives what the device has.
    await expect.poll(left).toBe(0);
    await expect(later.getByText(SINCE)).toBeVisible();
    letGo();
    // The line stays slow: what came late is shown without asking for it a second time.
    await expect(later.getByText(SINCE)).toBeHidden();
  });
});
