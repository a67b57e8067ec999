import fc from 'fast-check';
import { peran } from '../../contract/limits.ts';
import type { Random } from '../../demo/random.ts';
import { type Documented, operations } from '../../tests/support/api/documented.ts';
import type { Known } from '../../tests/support/garbage/fitting.ts';
import { type GarbageRequest, requestsFor } from '../../tests/support/garbage/requests.ts';

/** Who asks, by the name of an account of the demo. */
export const callers = ['pengunjung', ...peran] as const;
export type CallerName = (typeof callers)[number];

/** A request, what it is for, and who sends it. */
export interface Drawn {
  documented: Documented;
  caller: CallerName;
  request: GarbageRequest;
}

/** Who may do a thing gets further into it than who is turned away. */
const TIMES = { may: 12, mayNot: 2 };
/** These cost as much as hundreds of others: a password is made slow to try on purpose. */
const COSTLY = /\/(login|register|reset-password|update-password)$/;

/** One round: every operation in every role, from garbage to what is nearly right, in an order of chance. */
export function draw(known: Known, random: Random): Drawn[] {
  const drawn = operations.flatMap((documented) =>
    callers.flatMap((caller) => {
      const numRuns = COSTLY.test(documented.path) ? 1 : may(documented, caller) ? TIMES.may : TIMES.mayNot;
      const seed = Math.floor(random.between(0, 2 ** 31));
      return fc
        .sample(requestsFor(documented, known), { numRuns, seed })
        .map((request): Drawn => ({ documented, caller, request }));
    }),
  );
  return drawn
    .map((one) => ({ one, rank: random.between(0, 1) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

function may({ operation }: Documented, caller: CallerName): boolean {
  const roles = operation['x-peran'];
  return roles === undefined || roles.includes(caller) || (roles.length === 0 && caller !== 'pengunjung');
}
