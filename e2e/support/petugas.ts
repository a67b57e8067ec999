import { spawnSync } from 'node:child_process';
import { type Page, test } from '@playwright/test';
import { ROOT } from '../../scripts/run.ts';
import { appServer } from './servers';

/** Of an account that a journey opens: the demo's own may be guessed. */
export const PASSWORD = 'ladang-hijau-7';

/** Logs an account of the demo in, as another tab would have, before the page opens. @returns its id */
export async function logIn(page: Page, username: string, password = 'lumbung-demo'): Promise<number> {
  const { id, entries } = await sessionOf(page, username, password);
  await page.addInitScript(remember, entries);
  return id;
}

/** Logs an account of the demo in where another may be logged in: the next page that opens is its own. @returns its id */
export async function becomes(page: Page, username: string): Promise<number> {
  const { id, entries } = await sessionOf(page, username, 'lumbung-demo');
  await page.evaluate(remember, entries);
  return id;
}

async function sessionOf(page: Page, username: string, password: string) {
  const { data } = await (await page.request.post('/api/login', { data: { username, password } })).json();
  const entries = {
    accessToken: JSON.stringify(data.access_token),
    profil: JSON.stringify({ user: data.user, sejak: Date.now() }),
  };
  return { id: data.user.id as number, entries };
}

const remember = (entries: Record<string, string>) => {
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
};

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
    // One day: a week or a month would overlap the demo's periods.
    data: { nama_periode, tanggal_mulai, tanggal_selesai: tanggal_mulai },
    headers: { Authorization: `Bearer ${access_token}` },
  });
  return (await made.json()).data[`periode_${jenis.replaceAll('-', '_')}`];
}

/** Opens an officer's account as the office does, at the server's terminal. @returns its name */
export function newPetugas(kecamatan: readonly string[]): string {
  const username = `petugas-${crypto.randomUUID().slice(0, 8)}`;
  const given = { nama: 'Ratna Dewi', email: `${username}@contoh.id`, 'no-hp': '081234567890', peran: 'petugas' };
  const flags = Object.entries({ ...given, kecamatan: kecamatan.join(', ') }).flatMap(([name, value]) => [
    `--${name}`,
    value,
  ]);
  const { status, stderr } = spawnSync(process.execPath, ['server/node/cli/akun.ts', 'buat', username, ...flags], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: appServer.data },
    input: `${PASSWORD}\n`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return username;
}
