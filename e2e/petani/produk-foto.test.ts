import sharp from 'sharp';
import { expect, expectAccessible, open, test } from '../support/page';
import { logIn } from '../support/petugas';
import { cameraPicture, fill, main, named, picture, save, table } from '../support/produk';

/** Runs in the page: notes how far each photo has gone, step by step. */
function watchBars(): number[][] {
  const steps: number[][] = [];
  const look = () => steps.push([...document.querySelectorAll('progress')].map(({ value }) => value));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ['value'] });
  return steps;
}

test('rulings 21: a camera picture of 6 MB is one tap away from working; on a slow line a bar per photo tells how far it has gone; it stands upright', async ({
  page,
  context,
}) => {
  const judul = named('Durian Lai');
  await logIn(page, 'petani');
  await open(page, `${table}/tambah`);
  await fill(page, judul);
  await page.getByLabel('Foto Pangan').setInputFiles(await cameraPicture());
  await expect(page.getByRole('listitem').getByText('Ukuran foto tidak boleh lebih dari 1MB')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Perkecil foto' }).click();
  await expect(page.getByText('Foto sudah diperkecil')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Perkecil foto' })).toHaveCount(0);
  await page.getByLabel('Foto Pangan').setInputFiles(await picture('kedua.jpg', '#27ae60'));
  await main(page, 1).click();

  const line = await context.newCDPSession(page);
  const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 200_000 };
  await line.send('Network.emulateNetworkConditions', slow);
  const seen = await page.evaluateHandle(watchBars);
  await save(page).click();
  await expect(page.getByLabel('Judul')).toHaveValue('', { timeout: 45_000 });
  const steps = await seen.jsonValue();
  // The first has gone before the second begins, and neither goes all at once.
  expect(steps.some(([first = 0, second]) => first > 0 && first < 1 && second === 0)).toBe(true);
  expect(steps.some(([first]) => first === 1)).toBe(true);
  expect(steps.filter(([first = 0, second = 0]) => second > 0 && first < 1)).toEqual([]);

  const find = async () => {
    const answer = await page.request.get(`/api/produk?search=${encodeURIComponent(judul)}`);
    return (await answer.json()).data.data[0]?.produk_fotos[0]?.foto_url;
  };
  // Where the answer takes its time, the product waits on the device until it has gone.
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  const stored = await page.request.get(await find());
  const { width, height, orientation } = await sharp(await stored.body()).metadata();
  expect([width, height, orientation ?? 1]).toEqual([1169, 1600, 1]);
});
