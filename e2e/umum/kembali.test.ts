import type { Locator, Page } from '@playwright/test';
import { clockShiftMs } from '../../tests/support/clock/run-on-test-day';
import { fingerOn } from '../support/finger';
import { alive, atRest, expect, open, test } from '../support/page';

/** A page of somebody else, from which people come. */
const ELSEWHERE = 'https://koran.test/';

const back = (page: Page) => page.getByRole('button', { name: 'Kembali' });
const detail = (page: Page) => page.getByRole('dialog', { name: 'Detail Harga Pangan' });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Pengunjung' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Utama' });

test.use({ expected: [/status of 404/] });

/** True while a view transition runs. */
const isOnTheWay = () =>
  document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
    );

const arrived = (page: Page) => expect.poll(() => page.evaluate(isOnTheWay)).toBe(false);

/** Opens a detail and closes it: the browser's history still holds it. */
async function lookAtDetail(page: Page) {
  await alive(page);
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(detail(page)).toBeVisible();
  await detail(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(detail(page)).toBeHidden();
}

/** Opens the side drawer, and waits until it has come. */
async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await expect(drawerOf(page)).toBeVisible();
  await atRest(page);
  return drawerOf(page);
}

async function toReportOfMelak(page: Page): Promise<void> {
  await open(page, '/laporan');
  await page.getByRole('link', { name: /Timbang Balita/ }).click();
  await page.getByRole('link', { name: 'Melak' }).click();
  await expect(page).toHaveURL('/laporan/timbang-balita/melak');
}

test("spec §2, back rule: 'Kembali' leads to the screen of the app that came before, or home; a second tap is none", async ({
  page,
  context,
  baseURL,
}) => {
  await context.route(`${ELSEWHERE}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${baseURL}/harga-pangan-kutai-barat">Harga</a> <a target="_blank" href="${baseURL}/activity">Kabar</a>`,
    }),
  );

  await test.step('who comes from elsewhere and has looked at a detail gets home, and nowhere else', async () => {
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

  await test.step('a new tab has nothing to go back to', async () => {
    await page.goto(ELSEWHERE);
    const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Kabar' }).click()]);
    await alive(tab);
    await back(tab).click();
    await expect(tab).toHaveURL('/');
    await tab.close();
  });

  await test.step('a page of the app that came before is gone back to, also after a refresh', async () => {
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

  await test.step("'Kembali' tapped twice is one step back", async () => {
    await toReportOfMelak(page);
    await back(page).dblclick();
    await expect(page).toHaveURL('/laporan/timbang-balita');
    await page.goForward();
    await expect(page).toHaveURL('/laporan/timbang-balita/melak');
  });

  await test.step("a finger's second tap is none, though the page, busy with the way, hears of it late", async () => {
    await toReportOfMelak(page);
    await arrived(page);
    const { x = 0, y = 0 } = (await back(page).boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    // A touch has the machine's time: the browser dies of one that lies days away from its own.
    const first = Date.now() - clockShiftMs;
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
    await expect.poll(() => Date.now() - clockShiftMs - first).toBeGreaterThan(400);
    await tapAt(250);
    await expect(page).toHaveURL('/laporan/timbang-balita');
    await page.goForward();
    await expect(page).toHaveURL('/laporan/timbang-balita/melak');
  });
});

test('spec §2: the side drawer is closed by back, by a swipe and by the entry of its own screen; another entry leads on from where it was opened', async ({
  page,
}) => {
  await open(page, '/');

  await test.step('the back button closes it, also after a refresh', async () => {
    await menu(page).getByRole('link', { name: 'Harga Pangan' }).click();
    await expect(page).toHaveURL('/harga-pangan');
    await openMenu(page);
    await page.goBack();
    await expect(drawerOf(page)).toBeHidden();
    await expect(page).toHaveURL('/harga-pangan');
    await openMenu(page);
    await page.reload();
    await expect(drawerOf(page)).toBeVisible();
    await page.goBack();
    await expect(drawerOf(page)).toBeHidden();
    await expect(page).toHaveURL('/harga-pangan');
  });

  await test.step('an impatient thumb reaches neither another entry nor the screen below', async () => {
    await openMenu(page);
    await drawerOf(page).getByRole('link', { name: 'Etalase' }).dblclick();
    await expect(page).toHaveURL('/etalase');
    await expect(page.getByRole('heading', { level: 1, name: 'Etalase' })).toBeVisible();
  });

  await test.step('the entry of the screen that is shown only closes it', async () => {
    const drawer = await openMenu(page);
    await drawer.getByRole('link', { name: 'Etalase' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/etalase');
  });

  await test.step('look: a swipe to the left takes it away, and the screen below stays', async () => {
    const finger = await fingerOn(page);
    const drawer = await openMenu(page);
    const left = async () => (await drawer.getByRole('navigation').boundingBox())?.x;
    expect(await left()).toBe(0);
    await finger.down([200, 400]);
    await finger.moveTo([140, 400]);
    expect(await left()).toBeCloseTo(-59, 0);
    await finger.linger();
    await finger.up();
    await atRest(page);
    expect(await left()).toBe(0);
    await finger.swipe([250, 400], [100, 400]);
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/etalase');
  });

  await test.step('none of it is a step of the way back', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/harga-pangan');
    await expect(drawerOf(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
