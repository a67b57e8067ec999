import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../http/limit-concurrency.ts';

/** argon2id is the library's own choice; memory in KiB, as OWASP's password storage cheat sheet advises. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Node's pool has four threads: a rush of logins must not block files and pictures. */
const AT_ONCE = 2;
const inTurn = limitConcurrency(AT_ONCE);

/** Passwords are stored as argon2id hashes, each with its own salt. */
export const passwords = {
  hash: (plain: string): Promise<string> => inTurn(() => hash(plain, cost)),
  verify: (stored: string, plain: string): Promise<boolean> => inTurn(() => verify(stored, plain)),
};
