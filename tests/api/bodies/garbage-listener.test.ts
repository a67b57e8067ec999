import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApi } from '../../support/api/api.ts';
import { callerOf } from '../../support/api/callers.ts';
import { operations } from '../../support/api/documented.ts';
import { complaints } from '../../support/garbage/complaints.ts';
import { knownIds } from '../../support/garbage/fitting.ts';
import { requestsFor } from '../../support/garbage/requests.ts';
import { throughListener } from '../../support/garbage/through-listener.ts';

const SEED = 20_261_120;
const RUNS = 6;
/** Longer heads are Node's own to refuse, before anybody knows what is asked for. */
const LONGEST_HEAD = 12_000;

test('garbage that comes over the network is answered like any other, and logged nowhere', async () => {
  const api = await openApi();
  const known = await knownIds(api);
  await using listening = await throughListener(api);
  for (const [at, documented] of operations.entries()) {
    const { token } = await callerOf(api, 'superadmin');
    const garbage = requestsFor(documented, known).filter(
      ({ address, headers }) => address.length + JSON.stringify(headers).length < LONGEST_HEAD,
    );
    await fc.assert(
      fc.asyncProperty(garbage, fc.constantFrom(null, `Bearer ${token}`), async (request, authorization) => {
        expect(await complaints(listening.api, documented, request, authorization)).toEqual([]);
        expect(listening.logged).toEqual([]);
      }),
      { seed: SEED + at, numRuns: RUNS },
    );
  }
});
