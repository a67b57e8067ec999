import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import type { Ports } from '../ports.ts';
import { randomToken } from './random-token.ts';
import type { Stamp } from './robot-check.ts';
import { sha256 } from './sha256.ts';

/** 0.2 s on a computer, a second or two on a weak phone: solved while the form is being filled in (measured.md, 4). */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000, deriveKey } as const;
const counters = { min: 500, max: 1500 };
const KEY = 'kunci_robot';

/** Proofs of work that this server sets itself. */
export function altcha({ db, now }: Pick<Ports, 'db' | 'now'>) {
  let known: Promise<string> | undefined;

  const secrets = async () => {
    known ??= signingKey(db).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    const secret = await known;
    return { hmacSignatureSecret: secret, hmacKeySignatureSecret: await sha256(secret) };
  };

  return {
    /** The challenge itself. */
    async task() {
      const challenge = await createChallenge({
        ...work,
        counter: randomInt(counters.max, counters.min),
        expiresAt: new Date(now().getTime() + limits.robotCheckMs),
        ...(await secrets()),
      });
      return { jenis: 'altcha' as const, ...challenge };
    },

    async stampOf(token: string): Promise<Stamp | null> {
      const solved = read(token);
      if (!solved) return null;
      const { parameters, signature } = solved.challenge;
      const until = parameters.expiresAt * 1000;
      if (until <= now().getTime()) return null;
      const { verified } = await verifySolution({ ...solved, deriveKey, ...(await secrets()) });
      // The signature stands for the challenge: however a solution is written, it is the same.
      return verified ? { sidik: await sha256(signature), until } : null;
    },
  };
}

/** The same for all processes, and after a restart. */
async function signingKey(db: Ports['db']): Promise<string> {
  await db
    .insertInto('keterangan')
    .values({ nama: KEY, nilai: randomToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { nilai } = await db.selectFrom('keterangan').select('nilai').where('nama', '=', KEY).executeTakeFirstOrThrow();
  return nilai;
}

/** What the widget sends, as Base64 of JSON. Whether it is true is for the signature to tell. */
const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function read(token: string): z.output<typeof payload> | null {
  try {
    return payload.safeParse(JSON.parse(atob(token))).data ?? null;
  } catch {
    return null;
  }
}
