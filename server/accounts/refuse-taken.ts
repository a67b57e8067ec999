import { Refusal } from '../http/answer.ts';
import type { Db } from '../ports.ts';
import { accountNamed } from './find-account.ts';

/** @throws Refusal 409 when another account has the username or the email */
export async function refuseTaken(db: Db, { username, email }: { username: string; email: string }): Promise<void> {
  const named = await accountNamed(db, 'username', username);
  if (named) throw taken('username', 'Username sudah digunakan', named.id);
  const mailed = await accountNamed(db, 'email', email);
  if (mailed) throw taken('email', 'Email sudah digunakan', mailed.id);
}

const taken = (field: string, says: string, id: number) =>
  new Refusal(409, says, { errors: { [field]: [says] }, data: { id } });
