import type { Page } from '@playwright/test';
import { alive, expect, open, test } from '../support/page';

/** A page of somebody else, from which people come. */
const ELSEWHERE = 'https://koran.test/';

const back = (page: Page) => page.getByRole('button', { name: 'Kembali' });
const detail = (page: Page) => page.getByRole('dialog', { name: 'Detail Harga Pangan' });

test.use({ expected: [/status of 404/] });

test.beforeEach(({ context, baseURL }) =>
  context.route(`${ELSEWHERE}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${baseURL}/harga-pangan-kutai-barat">Harga</a> <a target="_blank" href="${baseURL}/activity">Kabar</a>`,
    }),
  ),
);

/** The way between two screens: whether one is being gone. */
const isOnTheWay = () =>
  document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
    );

const arrived = (page: Page) => expect.poll(() => page.evaluate(isOnTheWay)).toBe(false);

/** A detail is looked at and closed: the browser's history holds it still. */
async function lookAtDetail(page: Page) {
  await alive(page);
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(detail(page)).toBeVisible();
  await detail(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(detail(page)).toBeHidden();
}

test('spec §2, back rule: who comes from elsewhere and has looked at a detail gets home, and nowhere else', async ({
  page,
}) => {
  await page.goto(ELSEWHERE);
  await page.getByRole('link', { name: 'Harga' }).click();
  await lookAtDetail(page);
  await back(page).click();
  await expect(page).toHaveURL('/');

  // The same after the page was read anew in the middle.
  await page.goto(ELSEWHERE);
  await page.getByRole('link', { name: 'Harga' }).click();
  await lookAtDetail(page);
  await page.reload();
  await lookAtDetail(page);
  await back(page).click();
  await expect(page).toHaveURL('/');
});

test('spec §2, back rule: a page of the app that came before is gone back to, also after a refresh', async ({
  page,
}) => {
  await page.goto(ELSEWHERE);
  await open(page, '/laporan');
  await page.getByRole('link', { name: /Timbang Balita/ }).click();
  await expect(page).toHaveURL('/laporan/timbang-balita');
  await page.reload();
  await alive(page);
  await back(page).click();
  await expect(page).toHaveURL('/laporan');

  // Pages that came whole, each by itself, as links do before the app is alive.
  await page.goto('/activity');
  await open(page, '/etalase');
  await back(page).click();
  await expect(page).toHaveURL('/activity');
});

test('spec §2, back rule: a new tab has nothing to go back to', async ({ page, context }) => {
  await page.goto(ELSEWHERE);
  const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Kabar' }).click()]);
  await alive(tab);
  await back(tab).click();
  await expect(tab).toHaveURL('/');
});

test("'Kembali' tapped twice is one step back", async ({ page }) => {
  await open(page, '/laporan');
  await page.getByRole('link', { name: /Timbang Balita/ }).click();
  await page.getByRole('link', { name: 'Melak' }).click();
  await expect(page).toHaveURL('/laporan/timbang-balita/melak');
  await back(page).dblclick();
  await expect(page).toHaveURL('/laporan/timbang-balita');
  await page.goForward();
  await expect(page).toHaveURL('/laporan/timbang-balita/melak');
});

test("a finger's second tap on 'Kembali' is none, though the page, busy with the way, hears of it late", async ({
  page,
}) => {
  await open(page, '/laporan');
  await page.getByRole('link', { name: /Timbang Balita/ }).click();
  await page.getByRole('link', { name: 'Melak' }).click();
  await expect(page).toHaveURL('/laporan/timbang-balita/melak');
  await arrived(page);
  const { x = 0, y = 0 } = (await back(page).boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const first = Date.now();
  const tapAt = async (ms: number) => {
    const timestamp = (first + ms) / 1000;
    const touchPoints = [{ x: x + 24, y: y + 24 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  };
  await tapAt(0);
  await page.waitForFunction(() => location.pathname === '/laporan/timbang-balita');
  await tapAt(200);
  await arrived(page);
  // By then a second tap would be another one.
  await expect.poll(() => Date.now() - first).toBeGreaterThan(400);
  await tapAt(250);
  await expect(page).toHaveURL('/laporan/timbang-balita');
  await page.goForward();
  await expect(page).toHaveURL('/laporan/timbang-balita/melak');
});
