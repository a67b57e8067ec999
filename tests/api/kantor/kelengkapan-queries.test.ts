import { beforeAll, expect, test } from 'vitest';
import { jenisLaporan } from '#contract/limits.ts';
import { openApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { openCounted } from '../../support/data/counted-database.ts';

let counted: Awaited<ReturnType<typeof openCounted>>;
let admin: Caller;
beforeAll(async () => {
  counted = await openCounted();
  const api = await openApi({ db: counted.db });
  admin = await callerOf(api, 'admin');
  // The region is read with the first request.
  await api.fetch('/api/kecamatan');
});

async function asked(path: string) {
  counted.queries = 0;
  const { status, body } = await admin.send('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return { count: counted.queries, data: body.data };
}

/** The session, facts, four lists of names, periods, rows, years, and periods without dates. */
const MATRIX = 10;

test.each(jenisLaporan)(
  'a year of %s takes as many questions as a few weeks: its rows are asked for once',
  async (jenis) => {
    const year = await asked(`/kelengkapan?jenis=${jenis}&tahun=2026&rinci=desa`);
    const none = await asked(`/kelengkapan?jenis=${jenis}&tahun=1999&rinci=desa`);
    expect(year.data.periode.length).toBeGreaterThan(10);
    expect(year.count).toBeLessThanOrEqual(MATRIX);
    // Where there are no periods nothing is asked of the rows.
    expect(year.count - none.count).toBe(1);
  },
);
