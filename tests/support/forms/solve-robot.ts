import { type Challenge, createChallenge, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { sha256 } from '../../../server/http/crypto.ts';
import type { TestApi } from '../api/api.ts';
import { asking } from '../api/asking.ts';

interface Solved {
  challenge: Challenge;
  solution: Solution;
}

export async function solved({ parameters, signature = '' }: Challenge): Promise<Solved> {
  const solution = await solveChallenge({ challenge: { parameters, signature }, deriveKey });
  return { challenge: { parameters, signature }, solution: solution! };
}

/** A solution that is found at once, signed with the server's key: of a task as it is given to this address. */
export async function solve(api: TestApi, alamat?: string): Promise<Solved> {
  const { parameters } = (await asking(api).get('/robot-check', { client: { alamat } })).body.data;
  const { nilai } = await api.db
    .selectFrom('keterangan')
    .select('nilai')
    .where('nama', '=', 'kunci_robot')
    .executeTakeFirstOrThrow();
  const easy = await createChallenge({
    algorithm: parameters.algorithm,
    cost: parameters.cost,
    deriveKey,
    counter: 1,
    expiresAt: new Date(parameters.expiresAt * 1000),
    hmacSignatureSecret: nilai,
    hmacKeySignatureSecret: await sha256(nilai),
  });
  return solved(easy);
}

/** As the widget writes it. */
export const written = (solved: unknown) => btoa(JSON.stringify(solved));
