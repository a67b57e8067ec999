import type { Page } from '@playwright/test';
import { alive, atRest, DUA_UKURAN, expect, test } from '../support/page';
import { logIn } from '../support/petugas';
import { drawn, holdAnswers, watch } from '../support/stillness';

/** What the address of a row's table says: the period, where there is one, and the sub-district. */
type Address = (row: Record<string, number>) => string;

const tables: readonly [username: string, list: string, address: Address][] = [
  ['petani', 'produk', () => '/dashboard/pangan?baris=100'],
  ['petani', 'lahan-petani', () => '/dashboard/lahan-petani?baris=100'],
  ['petugas', 'timbang-balita', () => '/dashboard/timbang-balita'],
  [
    'petugas',
    'harga-pangan',
    (row) => `/dashboard/harga-pangan/edit?periode=${row['periode_harga_pangan_id']}&kecamatan=${row['kecamatan_id']}`,
  ],
  [
    'petugas',
    'ketersediaan-pangan',
    (row) => `/dashboard/ketersediaan-pangan/edit?periode=${row['periode_ketersediaan_pangan_id']}`,
  ],
  [
    'petugas',
    'timbang-balita',
    (row) =>
      `/dashboard/timbang-balita/edit?periode=${row['periode_timbang_balita_id']}&kecamatan=${row['kecamatan_id']}`,
  ],
  ['petugas', 'luas-lahan', (row) => `/dashboard/luas-lahan?periode=${row['periode_luas_tanam_id']}`],
];

const heights = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));

for (const [username, list, addressOf] of tables) {
  test(`look, skeletons: at ${addressOf({}).replace(/[?].*/, '')} rows on their way are as high as rows, and nothing jumps`, {
    tag: DUA_UKURAN,
  }, async ({ page }) => {
    const id = await logIn(page, username);
    const answer = await page.request.get(`/api/${list}?user_id=${id}&limit=1`);
    const [row] = (await answer.json()).data.data;
    const letGo = await holdAnswers(page);
    await page.goto(addressOf(row));
    await alive(page);
    const skeletons = page.locator('main tr[data-bayangan]');
    await expect(skeletons.first()).toBeVisible();
    await atRest(page);
    await drawn(page);
    const [kept] = await heights(page, 'main tr[data-bayangan]');
    const movedBy = await watch(page);
    letGo();
    await expect(skeletons).toHaveCount(0);
    await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
    await drawn(page);
    // Of rows with names of different lengths there is one of this height.
    expect(await heights(page, 'main tbody tr')).toContain(kept);
    const moved = await movedBy();
    expect(moved?.sum, moved?.what.join('\n')).toBeLessThan(0.02);
  });
}

for (const username of ['petani', 'petugas']) {
  test(`look, skeletons: the dashboard of a ${username} keeps the room of what is counted in it`, {
    tag: DUA_UKURAN,
  }, async ({ page }) => {
    await logIn(page, username);
    const letGo = await holdAnswers(page);
    await page.goto('/dashboard');
    await alive(page);
    const unknown = page.getByRole('main').getByText('…', { exact: true });
    await expect(unknown.first()).toBeVisible();
    await atRest(page);
    await drawn(page);
    const kept = await heights(page, 'main section');
    const movedBy = await watch(page);
    letGo();
    await expect(unknown).toHaveCount(0);
    await drawn(page);
    expect(await heights(page, 'main section')).toEqual(kept);
    const moved = await movedBy();
    expect(moved?.sum, moved?.what.join('\n')).toBeLessThan(0.02);
  });
}
