import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi } from '../support/api.ts';
import { callerOf } from '../support/callers.ts';
import { operations } from '../support/documented.ts';
import { complaints } from '../support/garbage/complaints.ts';
import { type Known, knownIds } from '../support/garbage/fitting.ts';
import { requestsFor } from '../support/garbage/requests.ts';

let api: TestApi;
let known: Known;
beforeAll(async () => {
  api = await openApi();
  known = await knownIds(api);
});
const writes = operations.filter((o) => o.method !== 'get' && !o.path.includes('logout'));
test.each(writes.map((one) => [`${one.method.toUpperCase()} ${one.path}`, one] as const))(
  '%s',
  { timeout: 600_000 },
  async (_name, documented) => {
    const bearer = `Bearer ${(await callerOf(api, 'superadmin')).token}`;
    await fc.assert(
      fc.asyncProperty(fc.array(requestsFor(documented, known), { minLength: 2, maxLength: 4 }), async (requests) => {
        const all = await Promise.all(
          [...requests, ...requests].map((request) => complaints(api, documented, request, bearer)),
        );
        expect(all.flat()).toEqual([]);
      }),
      { seed: Number(process.env['SEED'] ?? 1), numRuns: 40 },
    );
  },
);
