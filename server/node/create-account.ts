import { limits } from '#contract/limits.ts';
import { touch } from '../http/revision.ts';
import type { Db } from '../ports.ts';
import { checks, isPeran, kecamatanNamed } from './account-fields.ts';
import type { Person } from './ask.ts';
import { StartError } from './start-error.ts';

/** Answers given as flags, by the name of the flag. */
export type Answers = Partial<Record<Field, string>>;
type Field = 'nama' | 'email' | 'no-hp' | 'peran' | 'kecamatan';

const questions: Record<Field, string> = {
  nama: 'Nama lengkap: ',
  email: 'Email: ',
  'no-hp': 'No HP: ',
  peran: 'Peran (petani, petugas, admin, superadmin): ',
  kecamatan: 'Kecamatan, dipisah koma: ',
};

/** Makes an account of what the flags and the person say. @throws StartError when something will not do */
export async function createAccount(
  { db, passwords }: { db: Db; passwords: { hash(plain: string): Promise<string> } },
  person: Person,
  username: string,
  answers: Answers,
): Promise<void> {
  const complaint = await checks.username(db, username);
  if (complaint) throw new StartError(`${complaint}.`);
  const answer = (field: Field) => answered(db, person, field, answers[field]);

  const nama_lengkap = await answer('nama');
  const email = await answer('email');
  const no_hp = await answer('no-hp');
  const peran = await answer('peran');
  if (!isPeran(peran)) throw new StartError('Peran tidak dikenal.');
  if (peran !== 'petugas' && answers.kecamatan !== undefined) {
    throw new StartError('--kecamatan hanya untuk petugas.');
  }
  const kecamatan = peran === 'petugas' ? await kecamatanNamed(db, await answer('kecamatan')) : { ids: [] };
  const password_hash = await passwords.hash(await newPassword(person));

  const now = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    const { id: user_id } = await trx
      .insertInto('pengguna')
      .values({ nama_lengkap, username, email, no_hp, password_hash, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('pengguna_peran').values({ user_id, peran }).execute();
    for (const kecamatan_id of kecamatan.ids) {
      await trx.insertInto('pengguna_kecamatan').values({ user_id, kecamatan_id }).execute();
    }
    await touch(trx, 'pengguna', 'pengguna_peran', 'pengguna_kecamatan');
  });
  person.tell(`Akun '${username}' dibuat sebagai ${peran}.`);
}

/** A flag that will not do ends the command; a person is asked again. */
async function answered(db: Db, person: Person, field: Field, given: string | undefined): Promise<string> {
  if (given !== undefined) {
    const complaint = await checks[field](db, given.trim());
    if (complaint) throw new StartError(`${complaint}.`);
    return given.trim();
  }
  if (!person.isPresent)
    throw new StartError(`Tambahkan --${field}, karena perintah ini tidak dijalankan di terminal.`);
  for (;;) {
    const answer = await person.ask(questions[field]);
    const complaint = await checks[field](db, answer);
    if (!complaint) return answer;
    person.tell(`${complaint}.`);
  }
}

const tooShort = (password: string) =>
  password.length < limits.passwordMin ? `Password minimal ${limits.passwordMin} karakter` : undefined;

/** Never from a flag: what stands in a command line is seen by others and kept in the shell's history. */
async function newPassword(person: Person): Promise<string> {
  if (!person.isPresent) {
    const password = await person.handedIn();
    const complaint = tooShort(password);
    if (complaint) throw new StartError(`${complaint}.`);
    return password;
  }
  for (;;) {
    const password = await person.askSecret(`Password (minimal ${limits.passwordMin} karakter, tidak ditampilkan): `);
    const complaint = tooShort(password);
    if (!complaint && password === (await person.askSecret('Ulangi password: '))) return password;
    person.tell(`${complaint ?? 'Password tidak sama'}.`);
  }
}
