import type { Db } from '../../../ports.ts';
import { lastJejak } from '../../../resources/jejak/jejak-routes.ts';
import type { Person } from '../ask.ts';
import { accountCalled } from './change-account.ts';

/** Fits a terminal's scrollback. */
const LINES = 200;

/** Prints the last acts by and on an account, or of everybody, the newest at the end. */
export async function listJejak(db: Db, person: Person, name: string | undefined): Promise<void> {
  const account = name === undefined ? null : await accountCalled(db, name);
  const rows = await lastJejak(db, account ? { of: account.id } : {}, LINES);
  if (rows.length === 0) return person.tell('Belum ada jejak.');
  for (const { waktu, username, alamat, perbuatan, tabel, baris, keterangan } of rows.toReversed()) {
    const what = [perbuatan, ...(tabel ? [`${tabel} ${baris ?? ''}`.trim()] : []), ...(keterangan ? [keterangan] : [])];
    person.tell(`${waktu}  ${username ?? '-'}  ${alamat ?? '-'}  ${what.join(', ')}`);
  }
}
