import { parseArgs } from 'node:util';
import { passwords } from '../../adapters/passwords.ts';
import type { Db } from '../../ports.ts';
import { workWithExisting } from '../database/open-existing.ts';
import { orExplain, StartError } from '../faults/start-error.ts';
import { readConfig } from '../settings/config.ts';
import type { Answers } from './akun/account-answers.ts';
import { assignKecamatan, assignRole, disable, enable, renewPassword } from './akun/change-account.ts';
import { createAccount } from './akun/create-account.ts';
import { handOver } from './akun/hand-over.ts';
import { listAccounts } from './akun/list-accounts.ts';
import { listJejak } from './akun/list-jejak.ts';
import { terminalPerson as person } from './ask.ts';

interface Command {
  usage: string;
  /** The number of words after the command: required ones, and those that are asked for otherwise. */
  words: readonly [least: number, most: number];
  /** Its flags. */
  flags?: readonly (keyof Answers)[];
  run: (db: Db, words: [string, string], answers: Answers) => Promise<void>;
}

const KECAMATAN = '"Melak, Tering"';

const commands: Record<string, Command> = {
  daftar: {
    usage: 'daftar',
    words: [0, 0],
    run: async (db) => {
      for (const line of await listAccounts(db)) person.tell(line);
    },
  },
  buat: {
    usage: `buat <username> [--nama …] [--email …] [--no-hp …] [--peran …] [--kecamatan ${KECAMATAN}]`,
    words: [1, 1],
    flags: ['nama', 'email', 'no-hp', 'peran', 'kecamatan'],
    run: (db, [username], answers) => createAccount({ db, passwords }, person, username, answers),
  },
  nonaktifkan: { usage: 'nonaktifkan <username>', words: [1, 1], run: (db, [name]) => disable(db, person, name) },
  aktifkan: { usage: 'aktifkan <username>', words: [1, 1], run: (db, [name]) => enable(db, person, name) },
  peran: {
    usage: `peran <username> <peran> [--kecamatan ${KECAMATAN}]`,
    words: [1, 2],
    flags: ['kecamatan'],
    run: (db, [name, peran], answers) => assignRole(db, person, name, { ...answers, peran }),
  },
  kecamatan: {
    usage: `kecamatan <username> ${KECAMATAN}`,
    words: [1, 2],
    run: (db, [name, kecamatan]) => assignKecamatan(db, person, name, { kecamatan }),
  },
  password: {
    usage: 'password <username>',
    words: [1, 1],
    run: (db, [name]) => renewPassword({ db, passwords }, person, name),
  },
  jejak: { usage: 'jejak [username]', words: [0, 1], run: (db, [name]) => listJejak(db, person, name) },
  alihkan: { usage: 'alihkan <dari> <ke>', words: [2, 2], run: (db, [from, to]) => handOver(db, person, from, to) },
};

const text = { type: 'string' } as const;
const options = { nama: text, email: text, 'no-hp': text, peran: text, kecamatan: text };

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name = '', ...words] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const isCounted = command && words.length >= command.words[0] && words.length <= command.words[1];
    const isFlagged = Object.keys(values).every((flag) => command?.flags?.some((known) => known === flag));
    if (isCounted && isFlagged) return { command, words: words as [string, string], answers: values };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new StartError(
    'Cara pakai:',
    ...Object.values(commands).map(({ usage }) => `  npm run akun -- ${usage}`),
    'Yang tidak disebut ditanyakan. Password selalu ditanyakan, atau dibaca dari masukan standar bila bukan terminal.',
  );
}

await orExplain(async () => {
  const { command, words, answers } = readArguments();
  const place = readConfig(process.env, 'trial');
  await workWithExisting(place, (db) => command.run(db, words, answers));
});
