import { beforeAll, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';

let api: TestApi;
let ask: ReturnType<typeof asking>;
beforeAll(async () => {
  api = await openApi();
  ask = asking(api);
});

const key = (number: number) => `kiriman-${String(number).padStart(4, '0')}`;
const known = async (token: string, keys: readonly string[]) =>
  (await ask.get(`/user/kiriman?kunci=${keys.join()}`, { token })).body.data.dikenal;
/** The history that an answer names. */
async function historyOf(token: string) {
  const answer = await api.fetch('/api/user', { headers: { Authorization: `Bearer ${token}` } });
  const [id = '', writes = ''] = (answer.headers.get('X-Riwayat') ?? '').split('.');
  return { id, writes: Number(writes) };
}
const setProfile = async (token: string, idempotencyKey: string) => {
  const { body } = await ask.get('/user', { token });
  const { nama_lengkap, no_hp, jenis_kelamin, email } = body.data;
  const headers = { 'Idempotency-Key': idempotencyKey };
  const { status } = await ask.post('/user', { nama_lengkap, no_hp, jenis_kelamin, email }, { token, headers });
  expect(status).toBe(200);
};

test('the server tells which writes of an account it has, and nothing of others', async () => {
  const [mine, other] = [await ask.login('petani'), await ask.login('petugas')];
  await setProfile(mine, key(1));
  await setProfile(other, key(2));
  expect(await known(mine, [key(1), key(2), key(3)])).toEqual([key(1)]);
  expect(await known(other, [key(1), key(2), key(3)])).toEqual([key(2)]);
});

test('an answer to a token names the history and how many writes it has; a visitor hears nothing of it', async () => {
  const token = await ask.login('petani');
  const before = await historyOf(token);
  expect(before.id).toMatch(/^[0-9a-f]{8}$/);
  await setProfile(token, key(4));
  const after = await historyOf(token);
  expect([after.id, after.writes > before.writes]).toEqual([before.id, true]);
  await api.db.updateTable('keterangan').set({ nilai: 'abcdef01-pulih' }).where('nama', '=', 'id').execute();
  expect((await historyOf(token)).id).toBe('abcdef01');
  expect((await api.fetch('/api/komoditi')).headers.get('X-Riwayat')).toBeNull();
});

test.each([
  ['more than may be asked at once', Array.from({ length: limits.kunciSekaligus + 1 }, (_, at) => key(at))],
  ['more letters than so many keys have', ['k'.repeat(5_100)]],
])('%s is refused', async (_what, keys) => {
  const token = await ask.login('petani');
  const { status } = await ask.get(`/user/kiriman?kunci=${encodeURIComponent(keys.join())}`, { token });
  expect(status).toBe(422);
});

test('what is no key is not known', async () => {
  expect(await known(await ask.login('petani'), ["a'b", ''])).toEqual([]);
});

test('a visitor is asked to log in', async () => {
  expect((await ask.get('/user/kiriman?kunci=')).status).toBe(401);
});
