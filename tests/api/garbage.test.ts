import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { peran } from '#contract/limits.ts';
import { openApi, type TestApi } from '../support/api.ts';
import { callerOf } from '../support/callers.ts';
import { operations } from '../support/documented.ts';
import { complaints, withoutEnvelope } from '../support/garbage/complaints.ts';
import { type Known, knownIds } from '../support/garbage/fitting.ts';
import { requestsFor } from '../support/garbage/requests.ts';
import { header } from '../support/garbage/texts.ts';

/** The same garbage in every run; with another number it is other garbage. */
const SEED = 20_261_120;
const RUNS = 10;
const parameters = { seed: SEED, numRuns: RUNS };

let api: TestApi;
let known: Known;
beforeAll(async () => {
  api = await openApi();
  known = await knownIds(api);
});

const everyOperation = operations.map((one) => [`${one.method.toUpperCase()} ${one.path}`, one] as const);

describe('garbage gets an answer that the document promises, never a failure of the server', () => {
  test.each(everyOperation)('%s', { timeout: 60_000 }, async (_name, documented) => {
    const garbage = requestsFor(documented, known);
    await fc.assert(
      fc.asyncProperty(garbage, fc.option(header), async (request, authorization) => {
        expect(await complaints(api, documented, request, authorization)).toEqual([]);
      }),
      parameters,
    );
    for (const role of peran) {
      // A new session each time: garbage may log out.
      const { token } = await callerOf(api, role);
      await fc.assert(
        fc.asyncProperty(garbage, async (request) => {
          expect(await complaints(api, documented, request, `Bearer ${token}`)).toEqual([]);
        }),
        parameters,
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
