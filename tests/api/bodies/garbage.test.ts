import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { peran } from '#contract/limits.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { callerOf } from '../../support/api/callers.ts';
import { operations } from '../../support/api/documented.ts';
import { onPostgres } from '../../support/data/database.ts';
import { complaints, withoutEnvelope } from '../../support/garbage/complaints.ts';
import { type Known, knownIds } from '../../support/garbage/fitting.ts';
import { requestsFor } from '../../support/garbage/requests.ts';
import { header } from '../../support/garbage/texts.ts';

/** The same garbage in every run; with another number it is other garbage. */
const SEED = 20_261_120;
/** Who may do a thing gets further into it than who is turned away; `uji:acak` asks as much of it as it is given time. */
const RUNS = { may: onPostgres ? 3 : 5, mayNot: 1, costly: 1 };
/** Each answer is a report on paper, whatever was asked for besides. */
const COSTLY = /\/cetak(\/|$)/;

let api: TestApi;
let known: Known;
beforeAll(async () => {
  api = await openApi();
  known = await knownIds(api);
});

const everyOperation = operations.map((one, at) => [`${one.method.toUpperCase()} ${one.path}`, one, at] as const);
/** Garbage reaches PostgreSQL through whoever may do most; who is turned away does not get so far. */
const callers = onPostgres ? ['superadmin'] : ['pengunjung', ...peran];

const runsOf = (path: string, may: boolean) => (!may ? RUNS.mayNot : COSTLY.test(path) ? RUNS.costly : RUNS.may);

describe('garbage gets an answer that the document promises, never a failure of the server', () => {
  test.each(everyOperation)('%s', async (_name, documented, at) => {
    const roles = documented.operation['x-peran'];
    for (const [index, role] of callers.entries()) {
      const isVisitor = role === 'pengunjung';
      const may = roles === undefined || roles.includes(role) || (roles.length === 0 && !isVisitor);
      // A new session each time: garbage may log out.
      const bearer = isVisitor ? null : `Bearer ${(await callerOf(api, role)).token}`;
      const authorization = isVisitor ? fc.option(header) : fc.constant(bearer);
      await fc.assert(
        fc.asyncProperty(requestsFor(documented, known), authorization, async (request, sent) => {
          expect(await complaints(api, documented, request, sent)).toEqual([]);
        }),
        { seed: SEED + at * callers.length + index, numRuns: runsOf(documented.path, may) },
      );
    }
  });
});

test.each(['HEAD', 'OPTIONS', 'PROPFIND', 'x'])(
  '%s of any address is no failure of the server either',
  async (method) => {
    for (const { path } of operations) {
      const response = await api.fetch(path.replace(/\{[^}]*\}/g, '1'), { method });
      expect(response.status, path).toBeLessThan(500);
      const content = await response.text();
      if (content !== '') expect(withoutEnvelope(response.status, JSON.parse(content))).toEqual([]);
    }
  },
);
