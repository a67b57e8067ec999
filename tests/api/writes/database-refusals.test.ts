import { expect, test } from 'vitest';
import { openPostgres } from '../../../server/db/open-postgres.ts';
import { databaseRefusal } from '../../../server/http/database-refusal.ts';
import { openApi } from '../../support/api/api.ts';
import { TODAY } from '../../support/clock/test-day.ts';

const api = await openApi();
const times = { created_at: TODAY.toISOString(), updated_at: TODAY.toISOString() };

test.each([
  ['a twin', () => api.db.insertInto('keterangan').values({ nama: 'id', nilai: '1' }).execute(), 409],
  ['a row that others point at', () => api.db.deleteFrom('kecamatan').execute(), 409],
  [
    'a row that points at nothing',
    () =>
      api.db
        .insertInto('komoditi')
        .values({ nama_komoditi: 'Uji', pangan_id: 999_999, ...times })
        .execute(),
    409,
  ],
  [
    'what no column takes',
    () =>
      api.db
        .insertInto('pangan')
        .values({ nama_pangan: null as never, ...times })
        .execute(),
    null,
  ],
])('%s is told for what it is, on both databases', async (_what, write, code) => {
  const error = await write().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Error);
  expect(databaseRefusal(error)?.code ?? null).toBe(code);
});

test('a database that cannot be reached is said in the envelope, with the time to ask again', async () => {
  const unreachable = await openApi({ db: openPostgres('postgres://127.0.0.1:1/lumbung') });
  const response = await unreachable.fetch('/api/kecamatan');
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(await response.json()).toMatchObject({
    meta: { status: 'error', message: 'Server sedang sibuk. Silahkan coba lagi sebentar lagi.' },
  });
  expect(unreachable.errors.join()).toContain('ECONNREFUSED');
});
