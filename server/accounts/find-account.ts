import { lowerCase } from '../db/lower-case.ts';
import type { Db } from '../ports.ts';

/** Accounts by the name they log in with, whatever its case. */
export const accountNamed = (db: Db, column: 'username' | 'email', name: string) =>
  db
    .selectFrom('pengguna')
    .select(['id', 'nama_lengkap', 'username', 'email', 'no_hp', 'password_hash', 'aktif', 'demo'])
    .where((eb) => eb(eb.fn<string>('lower', [column]), '=', lowerCase(name.trim())))
    .executeTakeFirst();

/** Usernames have no '@' (rulings 5), so what was typed can mean one account only. */
export const accountTyped = (db: Db, name: string) => accountNamed(db, name.includes('@') ? 'email' : 'username', name);
