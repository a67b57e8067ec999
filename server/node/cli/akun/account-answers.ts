import type { Peran } from '#contract/limits.ts';
import { cleanLine } from '#contract/tulisan/clean-text.ts';
import type { Db } from '../../../ports.ts';
import { StartError } from '../../faults/start-error.ts';
import type { Person } from '../ask.ts';
import { checks, isPeran } from './account-fields.ts';

/** Flags of the commands. */
export type Field = 'nama' | 'email' | 'no-hp' | 'peran' | 'kecamatan';

export type Answers = Partial<Record<Field, string>>;

const questions: Record<Field, string> = {
  nama: 'Nama lengkap: ',
  email: 'Email: ',
  'no-hp': 'No HP: ',
  peran: 'Peran (petani, petugas, admin, superadmin): ',
  kecamatan: 'Kecamatan, dipisah koma: ',
};

/**
 * The answer to a question: the flag's value, or what a person types. A wrong flag ends the command; a person is asked
 * again.
 */
export async function answered(db: Db, person: Person, field: Field, given: string | undefined): Promise<string> {
  if (given !== undefined) {
    const answer = cleanLine(given);
    const complaint = await checks[field](db, answer);
    if (complaint) throw new StartError(`${complaint}.`);
    return answer;
  }
  if (!person.isPresent) {
    throw new StartError(`Tambahkan --${field}, karena perintah ini tidak dijalankan di terminal.`);
  }
  for (;;) {
    const answer = cleanLine(await person.ask(questions[field]));
    const complaint = await checks[field](db, answer);
    if (!complaint) return answer;
    person.tell(`${complaint}.`);
  }
}

/** The role for an account. Only an officer has sub-districts. */
export async function chosenRole(db: Db, person: Person, answers: Answers): Promise<Peran> {
  const peran = await answered(db, person, 'peran', answers.peran);
  if (!isPeran(peran)) throw new StartError('Peran tidak dikenal.');
  if (peran !== 'petugas' && answers.kecamatan !== undefined) {
    throw new StartError('--kecamatan hanya untuk petugas.');
  }
  return peran;
}
