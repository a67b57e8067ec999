import type { Page } from '@playwright/test';
import type { User } from '../contract/resources/akun.ts';

/** Who is logged in on a device. */
export interface Session {
  token: string;
  user: User;
}

/** Has a page find somebody logged in, whenever it is opened. */
export const keepSession = (page: Page, { token, user }: Session): Promise<unknown> =>
  page.addInitScript(
    (session) => {
      localStorage.setItem('accessToken', JSON.stringify(session.token));
      localStorage.setItem('profil', JSON.stringify({ user: session.user, sejak: Date.now() }));
    },
    { token, user },
  );
