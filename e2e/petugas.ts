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

/** Opens a period as the office does. @returns its id */
export async function newPeriode(page: Page, jenis: string, nama: string, mulai: string): Promise<number> {
  const login = await page.request.post('/api/login', { data: { username: 'superadmin', password: 'lumbung-demo' } });
  const { access_token } = (await login.json()).data;
  const made = await page.request.post(`/api/periode-${jenis}`, {
    data: { nama_periode: nama, tanggal_mulai: mulai },
    headers: { Authorization: `Bearer ${access_token}` },
  });
  return (await made.json()).data[`periode_${jenis.replaceAll('-', '_')}`].id;
}
