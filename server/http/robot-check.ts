import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { z } from 'zod';
import type { Ports } from '../ports.ts';
import { invalid, Refusal } from './answer.ts';
import { randomToken } from './random-token.ts';
import { sha256 } from './sha256.ts';

type RobotPorts = Pick<Ports, 'db' | 'now' | 'guards' | 'fetch' | 'log'>;

const MINUTE_MS = 60_000;
/** A form is filled in within this time; an old solution is worth nothing. */
const LIFETIME_MS = 30 * MINUTE_MS;
/** 0.2 s on a computer, a second or two on a weak phone: solved while the form is being filled in (measured.md, 4). */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000, deriveKey } as const;
const counters = { min: 500, max: 1500 };

const LONGEST_TOKEN = 8000;
const VERIFIER = 'https://www.google.com/recaptcha/api/siteverify';
const KEY = 'kunci_robot';

/** Under these names clients send the solved check, the specification's own first (api.md, Authentication). */
const names = ['recaptcha', 'recapcha', 'recaptha', 'g-recaptcha-response', 'altcha'];

/** The solved check of a body, under whatever name it came. */
export const robotToken = (fields: Record<string, unknown>): unknown =>
  names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '');

/** Tells people from robots, by the means that the settings name. */
export function robotCheck({ db, now, guards: { robotCheck: settings }, fetch, log }: RobotPorts) {
  let known: Promise<string> | undefined;

  /** The same for all processes, and after a restart. */
  const key = () => {
    known ??= storedKey().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  async function storedKey(): Promise<string> {
    const fresh = { nama: KEY, nilai: randomToken() };
    await db
      .insertInto('keterangan')
      .values(fresh)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stored = await db
      .selectFrom('keterangan')
      .select('nilai')
      .where('nama', '=', KEY)
      .executeTakeFirstOrThrow();
    return stored.nilai;
  }
  const secrets = async () => {
    const secret = await key();
    return { hmacSignatureSecret: secret, hmacKeySignatureSecret: await sha256(secret) };
  };

  /** What is stamped for a token that holds, and until when; null for one that does not. */
  async function stampOf(token: string): Promise<Stamp | null> {
    if (settings.jenis === 'recaptcha') {
      const isHuman = await askVerifier(settings.secretKey, token);
      return isHuman ? { sidik: await sha256(token), until: now().getTime() + LIFETIME_MS } : null;
    }
    const solved = read(token);
    if (!solved) return null;
    const { parameters, signature } = solved.challenge;
    const until = parameters.expiresAt * 1000;
    if (until <= now().getTime()) return null;
    const { verified } = await verifySolution({ ...solved, deriveKey, ...(await secrets()) });
    // The signature stands for the challenge: however a solution is written, it is the same.
    return verified ? { sidik: await sha256(signature), until } : null;
  }

  async function askVerifier(secret: string, response: string): Promise<boolean> {
    try {
      const answer = await fetch(VERIFIER, {
        method: 'POST',
        body: new URLSearchParams({ secret, response }),
        signal: AbortSignal.timeout(5000),
      });
      const { success } = (await answer.json()) as { success?: unknown };
      return success === true;
    } catch (error) {
      log.error('recaptcha-tidak-terjangkau', { error });
      throw new Refusal(503, 'Pemeriksaan recaptcha sedang tidak dapat dijangkau. Silahkan coba lagi.');
    }
  }

  return {
    isOff: settings.jenis === 'off',

    /** What a client must know to solve a check; for ALTCHA the challenge itself. */
    async task() {
      if (settings.jenis === 'off') return { jenis: settings.jenis };
      if (settings.jenis === 'recaptcha') return { jenis: settings.jenis, site_key: settings.siteKey };
      const challenge = await createChallenge({
        ...work,
        counter: randomInt(counters.max, counters.min),
        expiresAt: new Date(now().getTime() + LIFETIME_MS),
        ...(await secrets()),
      });
      return { jenis: settings.jenis, ...challenge };
    },

    /**
     * Uses up a solved check. It is stamped by one statement of its own, before the work it opens: of several that
     * come with the same token at once one passes, and a wrong password has used it up too.
     *
     * @throws Refusal 422 when it does not hold, or has served already
     */
    async use(token: unknown): Promise<void> {
      if (settings.jenis === 'off') return;
      const isReadable = typeof token === 'string' && token.length <= LONGEST_TOKEN;
      const stamp = isReadable ? await stampOf(token) : null;
      if (!stamp) throw refused();
      const stamped = await db
        .insertInto('cap_robot')
        .values({ sidik: stamp.sidik, berlaku_sampai: new Date(stamp.until).toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('sidik')
        .executeTakeFirst();
      if (!stamped) throw refused();
    },
  };
}

interface Stamp {
  sidik: string;
  until: number;
}

const SAYS = 'Recaptcha tidak berlaku lagi, silahkan ulangi';
const refused = () => invalid(SAYS, { recaptcha: [SAYS] });

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
