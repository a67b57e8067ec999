import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../http/limit-concurrency.ts';

/** argon2id is the library's own choice; memory in KiB, as OWASP's password storage cheat sheet advises. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Node has four threads for such work: a rush of logins must not keep everybody else from files and pictures. */
const AT_ONCE = 2;
const inTurn = limitConcurrency(AT_ONCE);

/** Passwords are kept as argon2id hashes, each with a salt of its own. */
export const passwords = {
  hash: (plain: string): Promise<string> => inTurn(() => hash(plain, cost)),
  verify: (stored: string, plain: string): Promise<boolean> => inTurn(() => verify(stored, plain)),
};
