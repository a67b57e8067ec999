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

/** Opens a period that nobody has filled in; what the demo reported last is the period before. */
export async function newPeriode(jenis: JenisPeriode): Promise<{ id: number; nama_periode: string }> {
  opened += 1;
  const key = `periode-${jenis}`;
  const fields = {
    nama_periode: `Bulan uji ${opened}`,
    // Each lies before the one opened last.
    tanggal_mulai: new Date(Date.UTC(2029, 11, 31 - opened)).toISOString().slice(0, 10),
  };
  return (await call(`/${key}`, fields, await tokenOf('superadmin')))[key.replaceAll('-', '_')];
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
