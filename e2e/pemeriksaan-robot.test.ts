import type { Page } from '@playwright/test';
import { elsewhere, field, newcomer, petani, solved } from './account';
import { expect, expectAccessible, open, test } from './page';

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

test("taps on the box take nothing away, while it works and afterwards: one task, and 'Masuk' works", async ({
  page,
}) => {
  const asked = tasks(page);
  await open(page, '/login');
  await field(page, 'Username').tap();
  await tapTheBox(page);
  await solved(page);
  await tapTheBox(page);
  await page.getByText('Anda bukan robot').tap();
  await box(page).press('Space');
  await expect(box(page)).toBeChecked();
  await fill(page, petani);
  await submit(page);
  await expect(page).toHaveURL('/dashboard');
  expect(asked.count).toBe(1);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what is asked again when the worker comes, and when the signal is back, is no task', async ({ page }) => {
    const asked = tasks(page);
    await open(page, '/login');
    await solved(page);
    await field(page, 'Username').tap();
    await expect(page.getByText('Aplikasi ini dapat digunakan secara offline, silahkan refresh')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await fill(page, petani);
    await submit(page);
    await expect(page).toHaveURL('/dashboard');
    expect(asked.count).toBe(1);
  });
});

test("'Masuk' before the task has come waits for it; an empty field is told at once", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/robot-check', async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, '/login');
  await submit(page);
  await expect(page.getByText('Silahkan isi username dan password!').first()).toBeVisible();
  await fill(page, petani);
  await submit(page);
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeDisabled();
  held.resolve();
  await expect(page).toHaveURL('/dashboard');
});

test('the registration is sent too, once, with the box tapped while it works', async ({ page }) => {
  const asked = tasks(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/register')) posts.push(request.url());
  });
  await open(page, '/register');
  await tapTheBox(page);
  await fill(page, newcomer());
  await submit(page, 'Daftar');
  await expect(page.getByText('Berhasil mendaftar')).toBeVisible();
  expect(posts).toHaveLength(1);
  // The one that has served, and one for whoever registers next.
  await expect.poll(() => asked.count).toBe(2);
});

test('a phone whose clock is hours ahead asks for one task, and logs in', async ({ page }) => {
  await page.clock.setSystemTime(Date.now() + 5 * 3_600_000);
  const asked = tasks(page);
  await open(page, '/login');
  await solved(page);
  await fill(page, petani);
  await submit(page);
  await expect(page).toHaveURL('/dashboard');
  expect(asked.count).toBe(1);
});

test('a task that has run out is replaced and solved without a person', async ({ page }) => {
  await page.clock.install();
  const asked = tasks(page);
  await open(page, '/login');
  await solved(page);
  await fill(page, petani);
  const next = page.waitForResponse('**/api/robot-check');
  await page.clock.fastForward('30:00');
  await next;
  await solved(page);
  await submit(page);
  await expect(page).toHaveURL('/dashboard');
  expect(asked.count).toBe(2);
});

test.describe('a check that fails', () => {
  test.use({ expected: [/Failed to load resource/, /Worker/] });

  test('says so, and a tap tries again', async ({ page }) => {
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
    await open(page, '/login');
    await expect(page.getByText('Pemeriksaan gagal. Silahkan coba lagi.')).toBeVisible();
    await fill(page, petani);
    await submit(page);
    await expect(page.getByText('Silahkan isi recaptcha!').first()).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => Object.assign(window, { isMended: true }));
    await page.getByText('Saya bukan robot').tap();
    await solved(page);
    await submit(page);
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('a login that is refused', () => {
  test.use({ expected: [/status of 401/], extraHTTPHeaders: elsewhere() });

  test('asks for one more task, and the next attempt may follow at once', async ({ page }) => {
    const asked = tasks(page);
    const tokens: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/login'))
        tokens.push(/name="recaptcha"\s+(\S+)/.exec(request.postData() ?? '')?.[1]);
    });
    const person = newcomer();
    await open(page, '/register');
    await fill(page, person);
    await submit(page, 'Daftar');
    await expect(page.getByText('Berhasil mendaftar')).toBeVisible();
    await expect.poll(() => asked.count).toBe(2);
    await open(page, '/login');
    await fill(page, { Username: person.Username, Password: 'salah-sekali' });
    await submit(page);
    await expect(page.getByText('Username atau password salah!').first()).toBeVisible();
    await fill(page, { Password: person.Password });
    await submit(page);
    await expect(page).toHaveURL('/dashboard');
    expect(new Set(tokens).size).toBe(2);
    expect(asked.count).toBe(4);
  });
});
