import { nomorTelepon } from '#contract/formulas/telepon/telepon.ts';
import { assignKecamatan } from '../../../accounts/kelola/assign.ts';
import { hashOf } from '../../../accounts/password.ts';
import { touch } from '../../../http/revision.ts';
import type { Db, Passwords } from '../../../ports.ts';
import { accountJejak } from '../../database/terminal-jejak.ts';
import { StartError } from '../../faults/start-error.ts';
import type { Person } from '../ask.ts';
import { type Answers, answered, chosenRole, type Field } from './account-answers.ts';
import { checks, kecamatanNamed } from './account-fields.ts';
import { newPassword } from './new-password.ts';

/** Creates an account from flags and answers. @throws StartError when an answer is wrong */
export async function createAccount(
  { db, passwords }: { db: Db; passwords: Pick<Passwords, 'hash'> },
  person: Person,
  username: string,
  answers: Answers,
): Promise<void> {
  const complaint = await checks.username(db, username);
  if (complaint) throw new StartError(`${complaint}.`);
  const answer = (field: Field) => answered(db, person, field, answers[field]);

  const nama_lengkap = await answer('nama');
  const email = await answer('email');
  const no_hp = nomorTelepon(await answer('no-hp'));
  const peran = await chosenRole(db, person, answers);
  const kecamatan = peran === 'petugas' ? await kecamatanNamed(db, await answer('kecamatan')) : { ids: [] };
  const chosen = await newPassword(db, person, { nama_lengkap, username, email, no_hp });
  const password_hash = await hashOf(passwords, chosen);

  const now = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    const { id: user_id } = await trx
      .insertInto('pengguna')
      .values({ nama_lengkap, username, email, no_hp, password_hash, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('pengguna_peran').values({ user_id, peran }).execute();
    await assignKecamatan(trx, user_id, kecamatan.ids);
    await touch(trx, 'pengguna', 'pengguna_peran', 'pengguna_kecamatan');
    await accountJejak(trx, user_id, { perbuatan: 'akun-buat', keterangan: peran });
  });
  person.tell(`Akun '${username}' dibuat sebagai ${peran}.`);
}
