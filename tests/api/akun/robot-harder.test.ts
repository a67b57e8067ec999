import { beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';
import { openGuards } from '../../support/api/ports.ts';
import { solve, written } from '../../support/forms/solve-robot.ts';

let api: TestApi;
let ask: ReturnType<typeof asking>;
beforeAll(async () => {
  const guards = { ...openGuards, rateLimit: true, robotCheck: { jenis: 'altcha' } as const };
  api = await openApi({ now: () => new Date(), guards });
  ask = asking(api);
});

interface Tried {
  username: string;
  password?: string;
  alamat: string;
  cookie?: string;
  recaptcha?: string;
}

const login = ({ alamat, cookie, password = DEMO_PASSWORD, ...fields }: Tried) =>
  ask.post('/login', { password, ...fields }, { client: { alamat }, ...(cookie && { headers: { Cookie: cookie } }) });
const solution = async (alamat: string) => written(await solve(api, alamat));
const cost = async (alamat: string) =>
  (await ask.get('/robot-check', { client: { alamat } })).body.data.parameters.cost;

/** Wrong passwords from many addresses, each with its robot check solved. */
async function attack(username: string, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    const alamat = `36.80.${turn}.1`;
    const tried = { username, password: 'salah', alamat, recaptcha: await solution(alamat) };
    const { status } = await login(tried);
    if (status === 422) await login({ ...tried, recaptcha: await solution(alamat) });
  }
}

test('the more wrong passwords an account has, the harder is the check of strangers; its own device hears nothing of it', async () => {
  const known = await login({ username: 'petani', alamat: '10.0.0.9' });
  const cookie = known.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const alamat = '10.0.0.1';
  await attack('petani', 20);
  expect(await cost(alamat)).toBe(2000);
  const usual = await solution(alamat);
  const { status, body, headers } = await login({ username: 'petani', alamat, recaptcha: usual });
  const message =
    'Ada banyak percobaan masuk ke akun ini. Tunggu pemeriksaan robot yang lebih lama, lalu tekan Masuk lagi.';
  expect({ status, data: body.data, after: headers.get('Retry-After') }).toEqual({
    status: 422,
    data: { message, errors: { recaptcha: [message] } },
    after: null,
  });
  expect(await cost(alamat)).toBe(2001);
  expect(await cost('10.0.0.2')).toBe(2000);
  expect((await login({ username: 'petugas', alamat: '10.0.0.2' })).status).toBe(200);
  expect((await login({ username: 'petani', alamat: '10.0.0.2', cookie })).status).toBe(200);
  expect((await login({ username: 'petani', alamat, recaptcha: await solution(alamat) })).status).toBe(200);

  await attack('petani', 40);
  await login({ username: 'petani', alamat, recaptcha: await solution(alamat) });
  expect(await cost(alamat)).toBe(2002);
  expect((await login({ username: 'petani', alamat, recaptcha: await solution(alamat) })).status).toBe(200);
});

test('an address that was often wrong gets harder checks, whatever for', async () => {
  const alamat = '10.9.9.9';
  for (let turn = 0; turn < 20; turn += 1) {
    await login({ username: `orang${turn}`, password: 'salah', alamat, recaptcha: await solution(alamat) });
  }
  expect(await cost(alamat)).toBe(2001);
});

test('wrong passwords at a username do not tell which email is its own', async () => {
  const [alamat, elsewhere] = ['10.8.8.8', '10.8.8.9'];
  for (const _ of [1, 2, 3]) await login({ username: 'admin', password: 'salah', alamat });
  expect((await login({ username: 'admin', password: 'salah', alamat: elsewhere })).status).toBe(422);
  for (const username of ['admin@contoh.id', 'tidak@ada.id']) {
    expect((await login({ username, password: 'salah', alamat: elsewhere })).status).toBe(401);
  }
});
