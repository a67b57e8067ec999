import { lowerCase } from '../db/dialects.ts';
import { Refusal } from '../http/answer.ts';
import { type ApiContext, bindingsOf } from '../http/context.ts';
import type { Db } from '../ports.ts';

/** An account by its username or email, whatever the case. */
export const accountNamed = (db: Db, column: 'username' | 'email', name: string) =>
  db
    .selectFrom('pengguna')
    .select(['id', 'nama_lengkap', 'username', 'email', 'no_hp', 'password_hash', 'aktif', 'demo'])
    .where((eb) => eb(eb.fn<string>('lower', [column]), '=', lowerCase(name.trim())))
    .executeTakeFirst();

/** Usernames have no '@' (rulings 5), so what was typed means at most one account. */
export const accountTyped = (db: Db, name: string) => accountNamed(db, name.includes('@') ? 'email' : 'username', name);

/** @throws Refusal 409 when another account has the username or the email */
export async function refuseTaken(db: Db, { username, email }: { username: string; email: string }): Promise<void> {
  const named = await accountNamed(db, 'username', username);
  if (named) throw taken('username', 'Username sudah digunakan', named.id);
  const mailed = await accountNamed(db, 'email', email);
  if (mailed) throw taken('email', 'Email sudah digunakan', mailed.id);
}

/** @throws Refusal 409 when another account has the email */
export async function refuseTakenEmail(db: Db, email: string, id: number): Promise<void> {
  const mailed = await accountNamed(db, 'email', email);
  if (mailed && mailed.id !== id) throw taken('email', 'Email sudah digunakan', mailed.id);
}

const taken = (field: string, says: string, id: number) =>
  new Refusal(409, says, { errors: { [field]: [says] }, data: { id } });

/**
 * Whether a demo account is used over the network, which `DEMO=terbuka` allows (rulings 24): everybody shares it, so
 * nobody may lock out the others. On the computer itself, and in the page of the demo, its owner may.
 */
export const isShared = (c: ApiContext, account: { demo: number }): boolean =>
  account.demo === 1 && bindingsOf(c).langsung === false;

/** @throws Refusal 403 */
export function refuseShared(c: ApiContext, account: { demo: number }): void {
  if (!isShared(c, account)) return;
  throw new Refusal(403, 'Password akun contoh hanya dapat diubah langsung dari komputer tempat aplikasi ini berjalan');
}
