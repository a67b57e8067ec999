import type { Page } from '@playwright/test';

/** Logs an account of the demo in, as another tab would have, before the page opens. */
export async function logIn(page: Page, username: string): Promise<void> {
  const { data } = await (
    await page.request.post('/api/login', { data: { username, password: 'lumbung-demo' } })
  ).json();
  await page.addInitScript(
    ([token, profil]) => {
      localStorage.setItem('accessToken', token ?? '');
      localStorage.setItem('profil', profil ?? '');
    },
    [JSON.stringify(data.access_token), JSON.stringify({ user: data.user, sejak: Date.now() })],
  );
}
