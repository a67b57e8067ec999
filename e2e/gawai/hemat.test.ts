import { expect, settled, test } from '../support/line';
import { alive, open } from '../support/page';
import { answersCome, pricesOf, rows, tab } from '../support/reading';

test('where data are dear, whoever has read the prices of one sub-district finds the way from home to them again without signal; the code of other screens waits for the signal', async ({
  page,
  line,
  context,
}) => {
  // It installs a service worker, which takes its time on a busy machine.
  test.setTimeout(120_000);
  const saveData = async (dataSaverEnabled: boolean) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled });
  };
  const isCodeFetchedAhead = () => page.evaluate(() => caches.has('kode'));
  await saveData(true);
  await open(page, `${line.origin}/harga-pangan/melak`);
  const prices = await pricesOf(page);
  expect(prices.length).toBeGreaterThan(10);
  await settled(page);
  await answersCome(page, '/api/harga-pangan-kutai-barat?periode_harga_pangan_id=');
  expect(await isCodeFetchedAhead()).toBe(false);

  line.cut();
  const reopenedPage = await context.newPage();
  await test.step('the app is opened at home without signal', async () => {
    await open(reopenedPage, line.origin);
    await expect(reopenedPage.getByRole('heading', { name: 'Harga minggu ini' })).toBeVisible();
    await tab(reopenedPage, 'Harga Pangan').click();
    await rows(reopenedPage).getByRole('link', { name: 'Melak', exact: true }).click();
    await expect.poll(() => rows(reopenedPage).filter({ hasText: 'Rp' }).allTextContents()).toEqual(prices);
    await reopenedPage.reload();
    await alive(reopenedPage);
    expect(await rows(reopenedPage).filter({ hasText: 'Rp' }).allTextContents()).toEqual(prices);
  });

  await test.step('a screen whose code has not come says so, and opens with the signal', async () => {
    const browser = await context.newCDPSession(reopenedPage);
    await browser.send('Network.clearBrowserCache');
    await reopenedPage.goto(`${line.origin}/laporan`);
    await expect(reopenedPage.getByText('Halaman ini belum bisa dibuka tanpa sambungan internet.')).toBeVisible();
    line.mend();
    await reopenedPage.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(reopenedPage.getByRole('heading', { name: 'Laporan' })).toBeVisible();
  });

  await test.step('where data are not dear the code comes ahead', async () => {
    await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
    await reopenedPage.close();
    await saveData(false);
    await open(page, line.origin);
    await expect.poll(isCodeFetchedAhead).toBe(true);
  });
});
