import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atExit } from '../bench/lib/at-exit.ts';
import { noQuota } from '../bench/lib/no-quota.ts';
import { openUnmigrated } from '../server/node/database/open-database.ts';
import { checkDatabase, checkMedia, checkRows, type Media } from './check.ts';
import { createGate, sendAgain, write } from './clients.ts';
import type { Ledger } from './ledger.ts';
import { createVictim } from './server.ts';
import { setStage } from './stage.ts';
import { pricesOf, productsOf } from './writes.ts';

interface Options {
  kali: number;
  databaseUrl: string | null;
  random: () => number;
  tell: (sentence: string) => void;
}

/** What a run came to. */
export interface Outcome {
  kali: number;
  /** Kills that met the server before it answered. */
  saatMulai: number;
  harga: number;
  ubah: number;
  produk: number;
  media: Media;
  /** Writes in the middle of which the server was killed, as their clients saw it. */
  tanpaJawaban: number;
  /** Of those, how many were stored all the same. */
  tersimpan: number;
  kirimUlang: number;
  /** Milliseconds of each restart until the server answered. */
  mulai: number[];
  faults: string[];
}

/** Longest time that a server is let live, in milliseconds. */
const LONGEST = 1_500;
const KILLED_EARLY = 0.1;
const RESENT_EACH_ROUND = 12;
const RESENT_AT_LAST = 500;

/** Kills the server at random moments while clients write, and looks after each restart what is left. */
export async function trial({ kali, databaseUrl, random, tell }: Options): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumbung-cabut-'));
  const forget = atExit(() => rmSync(dataDir, { recursive: true, force: true }));
  const place = { dataDir, databaseUrl };
  const stage = await setStage(place);
  const victim = await createVictim(place, { env: noQuota });
  const db = await openUnmigrated(place);
  const ledger: Ledger = { entries: [], faults: [] };
  const decoded = new Set<string>();
  const outcome = { saatMulai: 0, tanpaJawaban: 0, tersimpan: 0, kirimUlang: 0, mulai: [] as number[] };
  const gate = createGate();
  let isDone = false;

  const writer = { origin: victim.origin, gate, ledger, isDone: () => isDone };
  const clients = [
    ...stage.petugas.map((_, number) => write({ ...writer, next: pricesOf(stage, number, ledger, random) })),
    ...stage.petani.map((_, number) => write({ ...writer, next: productsOf(stage, number, random) })),
  ];

  /** With the server up and the clients held. */
  const look = async (): Promise<Media> => {
    const unanswered = ledger.entries.filter(({ answer, attempts }) => answer === null && attempts > 0);
    const stored = await checkRows(db, ledger);
    outcome.tanpaJawaban += unanswered.length;
    outcome.tersimpan += unanswered.filter((entry) => stored.has(entry)).length;
    await checkDatabase(db, ledger.faults);
    return checkMedia(db, dataDir, decoded, ledger.faults);
  };
  const resendSome = async (count: number) => {
    for (let number = 0; number < count; number += 1) {
      const old = ledger.entries[Math.floor(random() * ledger.entries.length)];
      if (!old?.answer) continue;
      outcome.kirimUlang += 1;
      await sendAgain(victim.origin, old, ledger);
    }
  };

  for (let round = 1; round <= kali; round += 1) {
    if (round % 10 === 0) tell(`  ${round} kills, ${ledger.entries.length} writes`);
    const starting = victim.start();
    if (random() < KILLED_EARLY) {
      await pause(random() * (outcome.mulai.at(-1) ?? LONGEST));
      await victim.kill();
    }
    const ready = await starting;
    if (ready === null) {
      outcome.saatMulai += 1;
      continue;
    }
    outcome.mulai.push(ready);
    await look();
    await resendSome(RESENT_EACH_ROUND);
    gate.open();
    await pause(50 + random() * (LONGEST - 50));
    gate.shut();
    await victim.kill();
  }

  outcome.mulai.push((await victim.start()) ?? Number.NaN);
  await look();
  isDone = true;
  gate.open();
  await Promise.all(clients);
  await resendSome(RESENT_AT_LAST);
  const media = await look();
  await victim.stop();
  await db.destroy();
  await rm(dataDir, { recursive: true });
  forget();
  const answered = (kind: string) => ledger.entries.filter(({ what, answer }) => answer && what.kind === kind).length;
  return {
    kali,
    ...outcome,
    harga: answered('harga'),
    ubah: answered('ubah'),
    produk: answered('produk'),
    media,
    faults: ledger.faults,
  };
}
