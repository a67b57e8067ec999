import { readFile } from 'node:fs/promises';
import { alive, atRest, expect, expectAccessible, open, test } from '../support/page';

test('a villager compares rice in three places, shares it, and looks on the map where chilli is cheap', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const isAsWideAsTheScreen = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

  await test.step('rice in three places, one of them for the regency', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await open(page, '/bandingkan');
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Beras di tiga kecamatan/ }).click();
    const chosen = page.getByRole('list', { name: 'Yang dibandingkan' }).getByRole('link');
    await expect(chosen).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 2, name: 'Beras Medium, per kg' })).toBeVisible();

    // The last place makes room for the regency's own price, found by a search.
    await chosen.nth(2).click();
    await expect(chosen).toHaveCount(2);
    await page.getByText('Tambah harga lain').click();
    await page.getByPlaceholder('Cari komoditi atau tempat').fill('medium kabupaten');
    await page.getByRole('link', { name: 'Tambah Beras Medium di Kabupaten Kutai Barat' }).click();
    await expect(page).toHaveURL(
      /\/bandingkan\?pilih=[\w-]+\.beras-medium,[\w-]+\.beras-medium,kutai-barat\.beras-medium$/,
    );
    await expect(page.getByRole('columnheader', { name: 'Kabupaten Kutai Barat (diisi) per kg' })).toBeVisible();
    await page.getByRole('link', { name: '12 minggu' }).click();
    await expect(page.getByRole('row')).toHaveCount(12 + 1);
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowLeft');
    await expectAccessible(page);
    expect(await isAsWideAsTheScreen()).toBe(true);
  });

  await test.step('it is taken home as a file, and shared', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Unduh CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^perbandingan-harga-12-minggu-beras-medium-[\w-]+\.csv$/);
    expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toHaveLength(12 + 1);

    await page.getByRole('button', { name: 'Bagikan' }).click();
    await expect(page.getByText('Tautan disalin')).toBeVisible();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(shared).href).toBe(page.url());

    // Whoever gets the link sees the same, before any script has come, and a picture of it.
    const html = await (await page.request.get(shared)).text();
    expect(html).toContain('Kabupaten Kutai Barat (diisi)');
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');
  });

  const address = '/peta?ukuran=harga&komoditi=cabai-rawit';
  const map = page.getByRole('group', { name: 'Kecamatan pada peta' });
  const shape = (nama: string) => map.getByRole('link', { name: new RegExp(`^${nama},`) });
  const panel = (nama: string) => page.getByRole('region', { name: nama });
  const table = page.getByRole('table');

  await test.step('a place is opened on the map, back closes it', async () => {
    await open(page, address);
    await expect(page.getByRole('heading', { name: 'Harga Cabai Rawit dibanding rata-rata' })).toBeVisible();
    await expect(map.getByRole('link')).toHaveCount(16);
    expect(await isAsWideAsTheScreen()).toBe(true);
    await shape('Damai').click();
    await expect(panel('Damai')).toBeVisible();
    await expect(
      panel('Damai')
        .getByText(/Rp\s?\d+\.\d{3} per kg/)
        .first(),
    ).toBeInViewport();
    await expect(page).toHaveURL(`${address}&tempat=damai`);
    await expectAccessible(page);
    await page.goBack();
    await expect(panel('Damai')).toBeHidden();
    await expect(page).toHaveURL(address);
  });

  await test.step('what was tapped is in sight with its figures, on the map and at the end of the list', async () => {
    await shape('Bentian Besar').click();
    const lowest = () => shape('Bentian Besar').evaluate((it) => it.getBoundingClientRect().bottom);
    const highest = () => panel('Bentian Besar').evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(async () => (await lowest()) < (await highest())).toBe(true);
    await expect(panel('Bentian Besar')).toBeInViewport({ ratio: 1 });
    const last = table.getByRole('link').last();
    const nama = await last.innerText();
    await last.click();
    await expect(panel(nama)).toBeInViewport({ ratio: 1 });
  });

  await test.step('another measure keeps the place; its address is a link to the same, and leads on', async () => {
    await table.getByRole('link', { name: 'Bongan', exact: true }).click();
    await expect(panel('Bongan')).toBeVisible();
    await page.getByRole('link', { name: 'Neraca', exact: true }).click();
    await page.getByRole('combobox', { name: 'Pangan' }).selectOption('Beras');
    await expect(page).toHaveURL('/peta?ukuran=neraca&pangan=beras&tempat=bongan');
    await expect(panel('Bongan').getByText('Kebutuhan')).toBeVisible();
    await page.reload();
    await alive(page);
    await expect(page.getByRole('heading', { name: 'Neraca Beras' })).toBeVisible();

    // A balance of millions of tons makes no page wider.
    await atRest(page);
    await table
      .locator('strong')
      .first()
      .evaluate((value) => {
        value.textContent = 'surplus 9.999.999,98 ton';
      });
    const [width, room] = await table.evaluate((it) => [it.scrollWidth, it.parentElement?.clientWidth ?? 0]);
    expect(width).toBeLessThanOrEqual(room);
    await page.getByRole('link', { name: 'Ketersediaan pangan di Bongan' }).click();
    await expect(page).toHaveURL('/ketersediaan-pangan/bongan');
  });
});
