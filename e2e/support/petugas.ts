import { type Page, test } from '@playwright/test';

/** Logs an account of the demo in, as another tab would have, before the page opens. @returns its id */
export async function logIn(page: Page, username: string): Promise<number> {
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
  return data.user.id;
}

const WEEK_MS = 7 * 86_400_000;

/**
 * Opens a period as the office does. A journey that is run again, beside itself or after, gets one of its own: a week
 * earlier each time. The period before stays one that is filled in where no other journey's lies on the days before it.
 */
export async function newPeriode(
  page: Page,
  jenis: string,
  nama: string,
  mulai: string,
): Promise<{ id: number; nama_periode: string }> {
  const time = test.info().repeatEachIndex;
  const nama_periode = time === 0 ? nama : `${nama} ${time + 1}`;
  const tanggal_mulai = new Date(Date.parse(mulai) - time * WEEK_MS).toISOString().slice(0, 10);
  const login = await page.request.post('/api/login', { data: { username: 'superadmin', password: 'lumbung-demo' } });
  const { access_token } = (await login.json()).data;
  const made = await page.request.post(`/api/periode-${jenis}`, {
    data: { nama_periode, tanggal_mulai },
    headers: { Authorization: `Bearer ${access_token}` },
  });
  return (await made.json()).data[`periode_${jenis.replaceAll('-', '_')}`];
}
