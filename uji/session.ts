import type { BrowserContext, Page } from '@playwright/test';
import type { User } from '../contract/rows/user.ts';

/** Has every page opened from now on find somebody logged in. */
export const keepSession = (where: BrowserContext | Page, session: { token: string; user: User }): Promise<unknown> =>
  where.addInitScript(({ token, user }: { token: string; user: User }) => {
    localStorage.setItem('accessToken', JSON.stringify(token));
    localStorage.setItem('profil', JSON.stringify({ user, sejak: Date.now() }));
  }, session);
