import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { passwords } from '../adapters/passwords.ts';
import type { Db } from '../ports.ts';
import { terminalPerson } from './ask.ts';
import { readConfig } from './config.ts';
import { createAccount } from './create-account.ts';
import { databasePath } from './data-folder.ts';
import { factsOf } from './facts.ts';
import { listAccounts } from './list-accounts.ts';
import { openDatabase } from './open-database.ts';
import { orExplain, StartError } from './start-error.ts';

const USAGE = [
  'Cara pakai:',
  '  npm run akun -- buat <username> [--nama …] [--email …] [--no-hp …] [--peran …] [--kecamatan "Melak, Tering"]',
  '  npm run akun -- daftar',
  'Password ditanyakan, atau dibaca dari masukan standar bila bukan terminal.',
];

const text = { type: 'string' } as const;
const flags = { nama: text, email: text, 'no-hp': text, peran: text, kecamatan: text };

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: flags, allowPositionals: true });
    const [command, username, ...rest] = positionals;
    if (rest.length === 0 && command === 'daftar' && username === undefined) return { command } as const;
    if (rest.length === 0 && command === 'buat' && username) return { command, username, answers: values } as const;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new StartError(...USAGE);
}

/** Opens what a start of the program has left; a place without a region has no accounts to make. */
async function openExisting(dataDir: string): Promise<Db> {
  const nothing = new StartError(`Belum ada data di '${dataDir}'. Jalankan aplikasi sekali dahulu, lalu ulangi.`);
  const path = databasePath(dataDir);
  await access(path).catch(() => {
    throw nothing;
  });
  const db = await openDatabase(path);
  if ((await factsOf(db)).has('wilayah')) return db;
  await db.destroy();
  throw nothing;
}

await orExplain(async () => {
  const given = readArguments();
  const db = await openExisting(readConfig(process.env, 'trial').dataDir);
  try {
    if (given.command === 'buat') await createAccount({ db, passwords }, terminalPerson, given.username, given.answers);
    else for (const line of await listAccounts(db)) console.log(line);
  } finally {
    await db.destroy();
  }
});
