import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import type { Ports } from '../../ports.ts';
import { sha256, storedSecret } from '../crypto.ts';

/** A valid solution: its fingerprint, and until when its use must be remembered. */
export interface Stamp {
  sidik: string;
  until: number;
  /** 0 is the usual hardness. */
  hardness: number;
}

/** 0.2 s on a computer, a second or two on a weak phone: solved while the form is filled in (decision 19). */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000, deriveKey } as const;
const counters = { min: 500, max: 1500 };
/** Each step of hardness takes this many times longer to solve; verifying costs the server the same. */
const HARDER = 4;
const KEY = 'kunci_robot';

/** Proof-of-work checks that this server issues. */
export function altcha({ db, now }: Pick<Ports, 'db' | 'now'>) {
  const signingKey = storedSecret(db, KEY);

  const secrets = async () => {
    const secret = await signingKey();
    return { hmacSignatureSecret: secret, hmacKeySignatureSecret: await sha256(secret) };
  };

  return {
    /** The challenge. Its signed cost carries the hardness: a round more is nothing to solve. */
    async task(hardness: number) {
      const challenge = await createChallenge({
        ...work,
        cost: work.cost + hardness,
        counter: randomInt(counters.max, counters.min) * HARDER ** hardness,
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
      // Identifies the challenge, however a solution is encoded.
      const hardness = parameters.cost - work.cost;
      return verified ? { sidik: await sha256(signature), until, hardness } : null;
    },
  };
}

/** The widget's answer: JSON as Base64. The signature decides whether it is true. */
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
