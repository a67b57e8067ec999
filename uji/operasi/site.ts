import { setTimeout as pause } from 'node:timers/promises';

/** What is typed where the manual's commands ask: the first administrator's password. */
export const PASSWORD = 'lesung-rotan-senja-41';
const ACCOUNT = 'kepala';

const LOOKS = 100;
const BETWEEN_MS = 200;

/** What stands on the site that answers at a port, as far as a restore must bring it back. */
export interface Seen {
  warnings: string[];
  komoditi: string[];
}

async function answered(port: number, path: string, init?: RequestInit): Promise<Response | null> {
  return fetch(`http://127.0.0.1:${port}${path}`, init).catch(() => null);
}

/** Waits for a site to be ready. @returns what it warns of; null if it never is */
export async function ready(port: number): Promise<string[] | null> {
  for (let look = 0; look < LOOKS; look += 1) {
    const answer = await answered(port, '/readyz');
    if (answer?.status === 200) return (await answer.json()).peringatan;
    await pause(BETWEEN_MS);
  }
  return null;
}

/** Uses a site as people do: its lists, its pictures scaled, and the administrator's password. @throws Error */
export async function visit(port: number): Promise<Seen> {
  const warnings = await ready(port);
  if (warnings === null) throw new Error(`no site is ready on port ${port}`);
  const list = await (await answered(port, '/api/komoditi?limit=100'))?.json();
  const rows: { nama_komoditi: string; logo_komoditi_url: string | null }[] = list.data.data;
  const logoUrl = rows.find(({ logo_komoditi_url }) => logo_komoditi_url)?.logo_komoditi_url;
  if (!logoUrl) throw new Error('the site has no commodities with a picture');
  const picture = `${new URL(logoUrl, 'http://localhost').pathname}?w=160`;
  const logo = await answered(port, picture, { headers: { Accept: 'image/avif' } });
  if (logo?.status !== 200) throw new Error(`${picture}: ${logo?.status}`);
  const login = await answered(port, '/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: ACCOUNT, password: PASSWORD }),
  });
  if (login?.status !== 200) throw new Error(`login of ${ACCOUNT}: ${login?.status} ${await login?.text()}`);
  return { warnings, komoditi: rows.map(({ nama_komoditi }) => nama_komoditi).sort() };
}
