import { within } from '@testing-library/react';
import type { JenisPeriode } from '#contract/limits.ts';
import { keepSession } from '@/entities/session';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import type { Row } from '../api/answers.ts';

const api = 'http://localhost/api';

// Compiled before the tests begin: on a busy machine that takes longer than a test waits.
await Promise.all([
  import('@/pages/dashboard/luas-tanam'),
  import('@/pages/dashboard/timbang-balita'),
  import('@/shared/ui/sheet/SheetPanel'),
]);

/** Asks the API besides the screen, as somebody else may. */
export async function call(path: string, fields: object, token?: string) {
  const response = await fetch(api + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(fields),
  });
  return (await response.json()).data;
}

/** An account's token, without logging this browser in. */
export const tokenOf = async (username: string): Promise<string> =>
  (await call('/login', { username, password: DEMO_PASSWORD })).access_token;

let opened = 0;

/**
 * Opens a period without rows, which lies before the one opened last; the demo's last report is the period before.
 *
 * @param hari the one day that it has, which the demo's period loses; today's is current for officers
 */
export async function newPeriode(jenis: JenisPeriode, hari?: string): Promise<{ id: number; nama_periode: string }> {
  opened += 1;
  const key = `periode-${jenis}`;
  if (hari) await endBefore(key, hari);
  const fields = {
    nama_periode: `Bulan uji ${opened}`,
    // No two of them share a month.
    tanggal_mulai: hari ?? new Date(Date.UTC(2036, 11 - opened, 1)).toISOString().slice(0, 10),
    ...(hari && { tanggal_selesai: hari }),
  };
  return (await call(`/${key}`, fields, await tokenOf('superadmin')))[key.replaceAll('-', '_')];
}

/** Lets the period that holds a day end the day before. */
async function endBefore(key: string, hari: string): Promise<void> {
  const { data } = await (await fetch(`${api}/${key}?limit=1000`)).json();
  const holding = data.data.find(
    (one: { tanggal_mulai: string; tanggal_selesai: string }) =>
      one.tanggal_mulai <= hari && one.tanggal_selesai >= hari,
  );
  if (!holding) return;
  const tanggal_selesai = new Date(Date.parse(hari) - 86_400_000).toISOString().slice(0, 10);
  await call(`/${key}/${holding.id}`, { tanggal_selesai, _method: 'put' }, await tokenOf('superadmin'));
}

/** Logs the demo's officer in, but with no sub-district to work in. */
export async function logInUnassigned(): Promise<void> {
  const { user, access_token } = await call('/login', { username: 'petugas', password: DEMO_PASSWORD });
  keepSession({ ...user, pengguna_kecamatan: [] }, access_token);
}

/** What a row of a table shows. */
export const cellsOf = (row: HTMLElement): (string | null)[] =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

export const optionsOf = (select: HTMLElement): (string | null)[] =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

export const idOf = (rows: readonly Row[], field: string, nama: string): number =>
  rows.find((row) => row[field] === nama)?.id;
