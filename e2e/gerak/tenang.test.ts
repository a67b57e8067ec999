import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { atRest, DUA_UKURAN, expect, open, test } from '../support/page';
import { becomes } from '../support/petugas';
import { drawn, holdAnswers, watch } from '../support/stillness';
import { visit } from '../support/visit';

/** As a phone takes it that is held upright: what comes must not change the room that was kept for it. */
const upright = sharp({ create: { width: 300, height: 400, channels: 3, background: '#4b7' } })
  .jpeg()
  .toBuffer();

/** Whether all pictures on the screen are there. */
const isPainted = (page: Page) =>
  page.evaluate(() => {
    const isSeen = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;
    const seen = [...document.images].filter((image) => isSeen(image.getBoundingClientRect()));
    return seen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });

const heights = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));

/** Lets answers come to a screen that waits for them, and expects that nothing moves meanwhile. */
async function expectStill(page: Page, name: string, letGo: () => void, isThere: () => Promise<void>): Promise<void> {
  // While a screen slides in the browser counts nothing.
  await atRest(page);
  await drawn(page);
  const movedBy = await watch(page);
  letGo();
  await isThere();
  await drawn(page);
  const moved = await movedBy();
  expect.soft(moved?.sum, [name, ...(moved?.what ?? [])].join('\n')).toBeLessThan(0.02);
}

/** The ways from one screen to another, and what there must be as high as what stood in for it. */
const ways: readonly (readonly [door: string, next: string | RegExp, card?: string])[] = [
  ['/', /Harga Pangan/, 'main li:has(a[href="/harga-pangan/melak"])'],
  ['/harga-pangan', 'Melak'],
  ['/laporan/timbang-balita', 'Melak'],
  ['/', /Etalase/],
  ['/', /Luas Lahan/, 'main li:has(article)'],
  ['/', /Kegiatan/],
];

test('nothing jumps while skeletons turn into rows, and a place and a plot on their way are as high as those that follow', {
  tag: DUA_UKURAN,
}, async ({ page }) => {
  test.slow();
  const tall = await upright;
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/jpeg', body: tall }));
  for (const [door, next, card] of ways) {
    await test.step(`from ${door} to ${next}`, async () => {
      await visit(page, door);
      const letGo = await holdAnswers(page);
      // By no finger: what moves within half a second of a touch would count as the touch's own.
      await page.getByRole('main').getByRole('link', { name: next }).first().dispatchEvent('click');
      const skeletons = page.getByLabel('Memuat');
      await expect(skeletons.first()).toBeVisible();
      const [kept] = await heights(page, 'main li[data-bayangan]');
      await expectStill(page, String(next), letGo, async () => {
        await expect(skeletons).toHaveCount(0);
        await expect.poll(() => isPainted(page)).toBe(true);
      });
      if (!card) return;
      await expect(page.locator(card).first()).toBeVisible();
      // A long name has a line more.
      expect.soft(await heights(page, card)).toContain(kept);
      if (!card.includes('article')) return;
      const [phone] = await heights(page, `${card} a[href^="tel:"]`);
      expect.soft(phone, 'WCAG 2.5.8 and look: what is tapped').toBeGreaterThanOrEqual(48);
    });
  }
});

/** What the address of a row's table says: the period, where there is one, and the sub-district. */
type Address = (row: Record<string, number>) => string;

const tables: Record<string, readonly (readonly [list: string, address: Address])[]> = {
  petani: [
    ['produk', () => '/dashboard/pangan?baris=100'],
    ['lahan-petani', () => '/dashboard/lahan-petani?baris=100'],
  ],
  petugas: [
    ['timbang-balita', () => '/dashboard/timbang-balita'],
    [
      'harga-pangan',
      (row) =>
        `/dashboard/harga-pangan/edit?periode=${row['periode_harga_pangan_id']}&kecamatan=${row['kecamatan_id']}`,
    ],
    [
      'ketersediaan-pangan',
      (row) => `/dashboard/ketersediaan-pangan/edit?periode=${row['periode_ketersediaan_pangan_id']}`,
    ],
    [
      'timbang-balita',
      (row) =>
        `/dashboard/timbang-balita/edit?periode=${row['periode_timbang_balita_id']}&kecamatan=${row['kecamatan_id']}`,
    ],
    ['luas-lahan', (row) => `/dashboard/luas-lahan?periode=${row['periode_luas_tanam_id']}`],
  ],
};

test('look, skeletons: dashboards keep the room of what is counted, rows on their way are as high as rows, and nothing jumps', {
  tag: DUA_UKURAN,
}, async ({ page }) => {
  test.slow();
  await open(page, '/laporan');
  for (const [username, lists] of Object.entries(tables)) {
    const id = await becomes(page, username);
    await test.step(`the dashboard of a ${username}`, async () => {
      const letGo = await holdAnswers(page);
      await open(page, '/dashboard');
      const unknown = page.getByRole('main').getByText('…', { exact: true });
      await expect(unknown.first()).toBeVisible();
      await atRest(page);
      const kept = await heights(page, 'main section');
      await expectStill(page, '/dashboard', letGo, () => expect(unknown).toHaveCount(0));
      expect.soft(await heights(page, 'main section')).toEqual(kept);
    });
    for (const [list, addressOf] of lists) {
      await test.step(`${username}: ${addressOf({})}`, async () => {
        const answer = await page.request.get(`/api/${list}?user_id=${id}&limit=1`);
        const [row] = (await answer.json()).data.data;
        const letGo = await holdAnswers(page);
        await open(page, addressOf(row));
        const skeletons = page.locator('main tr[data-bayangan]');
        await expect(skeletons.first()).toBeVisible();
        const [kept] = await heights(page, 'main tr[data-bayangan]');
        await expectStill(page, addressOf(row), letGo, async () => {
          await expect(skeletons).toHaveCount(0);
          await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
        });
        // Of rows with names of different lengths there is one of this height.
        expect.soft(await heights(page, 'main tbody tr')).toContain(kept);
      });
    }
  }
});
