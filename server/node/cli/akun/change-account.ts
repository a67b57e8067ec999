import { sql } from 'kysely';
import { accountTyped } from '../../../accounts/find-account.ts';
import { assignPeran, assignKecamatan as setKecamatan } from '../../../accounts/kelola/assign.ts';
import { existing, isLastSuperadmin } from '../../../accounts/kelola/target.ts';
import { hashOf, setPassword } from '../../../accounts/password.ts';
import { endSessions } from '../../../accounts/sessions.ts';
import { touch } from '../../../http/revision.ts';
import type { Db, Passwords } from '../../../ports.ts';
import { accountJejak } from '../../database/terminal-jejak.ts';
import { StartError } from '../../faults/start-error.ts';
import type { Person } from '../ask.ts';
import { type Answers, answered, chosenRole } from './account-answers.ts';
import { kecamatanNamed } from './account-fields.ts';
import { newPassword } from './new-password.ts';

/** An account by its username or email. @throws StartError when there is none */
export async function accountCalled(db: Db, name: string) {
  const account = await accountTyped(db, name);
  if (account) return account;
  throw new StartError(`Tidak ada akun '${name}'. Lihat semua akun dengan: npm run akun -- daftar`);
}

export async function disable(db: Db, person: Person, name: string): Promise<void> {
  const { id, username } = await accountCalled(db, name);
  await change(db, id, async (trx) => {
    await refuseLastSuperadmin(trx, id, 'dinonaktifkan');
    await trx.updateTable('pengguna').set({ aktif: 0 }).where('id', '=', id).execute();
    await endSessions(trx, id);
    await trx.deleteFrom('atur_ulang_password').where('user_id', '=', id).execute();
    await accountJejak(trx, id, { perbuatan: 'akun-nonaktifkan' });
  });
  person.tell(`Akun '${username}' dinonaktifkan dan keluar dari semua perangkat.`);
}

export async function enable(db: Db, person: Person, name: string): Promise<void> {
  const { id, username } = await accountCalled(db, name);
  await change(db, id, async (trx) => {
    await trx.updateTable('pengguna').set({ aktif: 1 }).where('id', '=', id).execute();
    await accountJejak(trx, id, { perbuatan: 'akun-aktifkan' });
  });
  person.tell(`Akun '${username}' diaktifkan.`);
}

/** Replaces an account's roles by one. An officer needs sub-districts, nobody else has any. */
export async function assignRole(db: Db, person: Person, name: string, answers: Answers): Promise<void> {
  const { id, username } = await accountCalled(db, name);
  const peran = await chosenRole(db, person, answers);
  const assigned = await db.selectFrom('pengguna_kecamatan').select('id').where('user_id', '=', id).execute();
  const isAsked = peran === 'petugas' && (assigned.length === 0 || answers.kecamatan !== undefined);
  const named = isAsked ? await kecamatanNamed(db, await answered(db, person, 'kecamatan', answers.kecamatan)) : null;
  await change(db, id, async (trx) => {
    if (peran !== 'superadmin') await refuseLastSuperadmin(trx, id, 'diganti perannya');
    await assignPeran(trx, id, peran);
    if (peran !== 'petugas') await setKecamatan(trx, id, []);
    else if (named) await setKecamatan(trx, id, named.ids);
    await accountJejak(trx, id, { perbuatan: 'akun-peran', keterangan: peran });
  });
  person.tell(`Akun '${username}' sekarang ${peran}.`);
}

/** Replaces an officer's sub-districts. */
export async function assignKecamatan(db: Db, person: Person, name: string, answers: Answers): Promise<void> {
  const { id, username } = await accountCalled(db, name);
  const roles = await db.selectFrom('pengguna_peran').select('peran').where('user_id', '=', id).execute();
  if (!roles.some(({ peran }) => peran === 'petugas')) throw new StartError(`Akun '${username}' bukan petugas.`);
  const { ids } = await kecamatanNamed(db, await answered(db, person, 'kecamatan', answers.kecamatan));
  await change(db, id, async (trx) => {
    await setKecamatan(trx, id, ids);
    await accountJejak(trx, id, { perbuatan: 'akun-kecamatan' });
  });
  const rows = await db
    .selectFrom('kecamatan')
    .select('nama_kecamatan')
    .where('id', 'in', ids)
    .orderBy('nama_kecamatan')
    .execute();
  person.tell(`Akun '${username}' bertugas di ${rows.map(({ nama_kecamatan }) => nama_kecamatan).join(', ')}.`);
}

export async function renewPassword(
  { db, passwords }: { db: Db; passwords: Pick<Passwords, 'hash'> },
  person: Person,
  name: string,
): Promise<void> {
  const account = await accountCalled(db, name);
  const { id, username } = account;
  const password_hash = await hashOf(passwords, await newPassword(db, person, account));
  await db.transaction().execute(async (trx) => {
    await setPassword(trx, id, password_hash, new Date());
    await accountJejak(trx, id, { perbuatan: 'akun-password' });
  });
  person.tell(`Password akun '${username}' diganti; akun itu keluar dari semua perangkat.`);
}

/** @throws StartError when nobody else could log in as a superadmin */
async function refuseLastSuperadmin(trx: Db, id: number, says: string): Promise<void> {
  if (!(await isLastSuperadmin(trx, await existing(trx, id)))) return;
  throw new StartError(`Superadmin terakhir tidak dapat ${says}. Buat superadmin lain lebih dahulu.`);
}

const change = (db: Db, id: number, act: (trx: Db) => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await act(trx);
    await trx
      .updateTable('pengguna')
      .set({ revisi: sql`revisi + 1`, updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    await touch(trx, 'pengguna', 'pengguna_peran', 'pengguna_kecamatan');
  });
