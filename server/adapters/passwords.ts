import { hash, verify } from '@node-rs/argon2';

/** argon2id is the library's own choice; memory in KiB, as OWASP's password storage cheat sheet advises. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords are kept as argon2id hashes, each with a salt of its own. */
export const passwords = {
  hash: (plain: string): Promise<string> => hash(plain, cost),
  verify: (stored: string, plain: string): Promise<boolean> => verify(stored, plain),
};
