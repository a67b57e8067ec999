import type { Page } from '@playwright/test';
import { elsewhere, field, newcomer, petani, solved } from '../support/account';
import { expect, expectAccessible, open, test } from '../support/page';
import { robotServer } from '../support/servers';

test.use({ baseURL: robotServer.url });

/** How often a task of the robot check has been asked for. */
function tasks(page: Page) {
  const asked = { count: 0 };
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/robot-check')) asked.count += 1;
  });
  return asked;
}

const box = (page: Page) => page.locator('altcha-widget input[type=checkbox]');
const submit = (page: Page, name = 'Masuk') => page.getByRole('button', { name }).tap();

/** At once and again, wherever the box is in its work. */
const tapTheBox = async (page: Page) => {
  for (let taps = 0; taps < 5; taps += 1) await box(page).tap({ force: true });
};

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values)) await field(page, label).fill(text);
};

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test("a phone whose clock is hours ahead, taps on the box while it works and afterwards, the worker that comes, the signal that is back: one task, and 'Masuk' works", async ({
    page,
  }) => {
    await page.clock.setSystemTime(Date.now() + 5 * 3_600_000);
    const asked = tasks(page);
    await open(page, '/login');
    await field(page, 'Username').tap();
    await tapTheBox(page);
    await solved(page);
    await expectAccessible(page);
    await tapTheBox(page);
    await page.getByText('Anda bukan robot').tap();
    await field(page, 'Password').press('Tab');
    await expect(page.getByRole('button', { name: 'Tampilkan password' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(box(page)).toBeFocused();
    for (const [colorScheme, padi] of [
      ['light', 'rgb(47, 143, 91)'],
      ['dark', 'rgb(79, 174, 122)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(box(page)).toHaveCSS('outline', `${padi} solid 3px`);
    }
    await page.keyboard.press('Space');
    await expect(box(page)).toBeChecked();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await fill(page, petani);
    await submit(page);
    await expect(page).toHaveURL('/dashboard');
    expect(asked.count).toBe(1);
  });
});

test.describe('a login that is refused', () => {
  test.use({ expected: [/status of 401/], extraHTTPHeaders: elsewhere() });

  test('spec §8: the registration is sent once, with the box tapped while it works; each wrong password asks for one more task, and the right one may follow at once', async ({
    page,
  }) => {
    const asked = tasks(page);
    const posts: string[] = [];
    const tokens: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/register')) posts.push(request.url());
      if (request.url().endsWith('/api/login'))
        tokens.push(/name="recaptcha"\s+(\S+)/.exec(request.postData() ?? '')?.[1]);
    });
    const person = newcomer();
    await open(page, '/register');
    await tapTheBox(page);
    await fill(page, person);
    await submit(page, 'Daftar');
    await expect(page.getByText('Berhasil mendaftar')).toBeVisible();
    expect(posts).toHaveLength(1);
    // The one that has served, and one for whoever registers next.
    await expect.poll(() => asked.count).toBe(2);

    await open(page, '/login');
    await fill(page, { Username: person.Username });
    for (const Password of ['salah-satu', 'salah-dua', 'salah-tiga']) {
      const answer = page.waitForResponse('**/api/login');
      await fill(page, { Password });
      await submit(page);
      await answer;
      await expect(page.getByText('Username atau password salah!').first()).toBeVisible();
    }
    const unchecked = { username: person.Username, password: person.Password };
    const answer = await page.request.post('/api/login', { data: unchecked });
    expect((await answer.json()).meta.message).toBe('Silahkan isi recaptcha!');
    await fill(page, { Password: person.Password });
    await submit(page);
    await expect(page).toHaveURL('/dashboard');
    expect(new Set(tokens).size).toBe(4);
    expect(asked.count).toBe(6);
  });
});

test.describe('a check that cannot be had, that fails, and that runs out', () => {
  test.use({ expected: [/Failed to load resource|Worker/] });

  test("spec §5, login: 'Silahkan isi recaptcha!', a tap tries again, and what has run out is replaced without a person", async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const Native = window.Worker;
      Object.assign(window, {
        Worker: class extends Native {
          constructor(url: string | URL, options?: WorkerOptions) {
            if (Reflect.get(window, 'isMended') !== true) throw new Error('Worker');
            super(url, options);
          }
        },
      });
    });
    await page.route('**/api/robot-check', (route) => route.abort());
    await open(page, '/login');
    await expect(page.getByText('Pemeriksaan robot belum dapat dimuat.')).toBeVisible();
    await fill(page, petani);
    await submit(page);
    await expect(page.getByRole('group', { name: 'Pemeriksaan robot' })).toBeFocused();
    await expectAccessible(page);

    await page.unroute('**/api/robot-check');
    await page.getByRole('button', { name: 'Coba lagi' }).tap();
    await expect(page.getByText('Pemeriksaan gagal. Silahkan coba lagi.')).toBeVisible();
    await submit(page);
    await expect(page.getByText('Silahkan isi recaptcha!').first()).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => Object.assign(window, { isMended: true }));
    await page.getByText('Saya bukan robot').tap();
    await solved(page);

    const next = page.waitForResponse('**/api/robot-check');
    await page.clock.fastForward('30:00');
    await next;
    await solved(page);
    await submit(page);
    await expect(page).toHaveURL('/dashboard');
  });
});
