import { beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';
import { openGuards } from '../../support/api/ports.ts';
import { solve as easy, solved, written } from '../../support/forms/solve-robot.ts';

let clock = () => new Date();
let api: TestApi;
let ask: ReturnType<typeof asking>;
const guards = { ...openGuards, robotCheck: { jenis: 'altcha' } as const };
beforeAll(async () => {
  api = await openApi({ now: () => clock(), guards });
  ask = asking(api);
});

/** The server's own challenge, which takes a phone a second or two. */
const solveInEarnest = async () => solved((await ask.get('/robot-check')).body.data);

const solve = () => easy(api);

let people = 0;
const person = () => {
  people += 1;
  const username = `petani.robot${people}`;
  return {
    username,
    email: `${username}@contoh.id`,
    nama_lengkap: 'Petani',
    no_hp: '081254321098',
    password: 'di tepi sungai',
  };
};

const GONE = { status: 422, message: 'Recaptcha tidak berlaku lagi, silahkan ulangi' };
const register = async (fields: Record<string, unknown>) => {
  const { status, body } = await ask.post('/register', { ...person(), ...fields });
  return { status, message: body.meta.message };
};

test('a challenge says what is to be solved, is signed, and is nobody else’s', async () => {
  const { body, headers } = await ask.get('/robot-check');
  expect(body.data).toMatchObject({
    jenis: 'altcha',
    parameters: { algorithm: 'PBKDF2/SHA-256', cost: 2000, expiresAt: expect.any(Number) },
    signature: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect((await ask.get('/robot-check')).body.data.signature).not.toBe(body.data.signature);
});

test.each(['recaptcha', 'recapcha', 'recaptha', 'g-recaptcha-response', 'altcha'])(
  'a solution is read as %s',
  async (name) => {
    const solution = name === 'recaptcha' ? await solveInEarnest() : await solve();
    expect((await register({ [name]: written(solution) })).status).toBe(201);
  },
);

test('a solution serves once, however it is written and for whomever', async () => {
  const solved = await solve();
  expect((await register({ recaptcha: written(solved) })).status).toBe(201);
  const { parameters, signature } = solved.challenge;
  const reordered = Object.fromEntries(Object.entries(parameters).reverse());
  const others = [
    written(solved),
    ` ${written(solved)}`,
    btoa(JSON.stringify(solved, null, 1)),
    written({ ...solved, lain: 1 }),
    written({ ...solved, challenge: { parameters: { ...reordered, lain: 1 }, signature } }),
    written({ ...solved, solution: { ...solved.solution, counter: 7 } }),
  ];
  for (const recaptcha of others) expect(await register({ recaptcha })).toEqual(GONE);
});

test('of five that come at once with one solution, one passes', async () => {
  const recaptcha = written(await solve());
  const all = await Promise.all(Array.from({ length: 5 }, () => register({ recaptcha })));
  expect(all.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
});

test('who registers in vain has used his solution up too', async () => {
  const recaptcha = written(await solve());
  expect((await register({ recaptcha, username: 'petani' })).status).toBe(409);
  expect(await register({ recaptcha })).toEqual(GONE);
});

test('what breaks a rule uses nothing up', async () => {
  const recaptcha = written(await solve());
  expect((await register({ recaptcha, no_hp: 'x' })).message).toBe('No Hp harus angka');
  expect((await register({ recaptcha })).status).toBe(201);
});

test('what is not a solution is refused', async () => {
  const { challenge, solution } = await solve();
  const forged = { ...challenge, parameters: { ...challenge.parameters, cost: 1, expiresAt: 9_999_999_999 } };
  const tokens = [
    ...['x', btoa('x'), btoa('null'), btoa('[]'), btoa('{"challenge":{"parameters":null},"solution":null}')],
    written({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
    written({ challenge, solution: null }),
    written({ challenge: { ...challenge, signature: '0'.repeat(64) }, solution }),
    written({ challenge: { parameters: challenge.parameters }, solution }),
    written({ challenge: forged, solution }),
    'a'.repeat(9000),
  ];
  for (const recaptcha of tokens) expect(await register({ recaptcha })).toEqual(GONE);
  expect((await register({ recaptcha: ['x'] })).message).toBe('Recaptcha harus diisi');
  expect(api.errors).toEqual([]);
});

test('a solution is worth nothing after half an hour', async () => {
  clock = () => new Date(Date.now() - 31 * 60_000);
  const recaptcha = written(await solve());
  clock = () => new Date();
  expect(await register({ recaptcha })).toEqual(GONE);
});

test('two processes take each other’s challenges', async () => {
  const other = await openApi({ db: api.db, now: () => clock(), guards });
  const { status } = await asking(other).post('/register', { ...person(), recaptcha: written(await solve()) });
  expect(status).toBe(201);
});

test('a login needs one after three wrong passwords of the account, or from the address', async () => {
  const login = async (username: string, fields = {}, alamat?: string) => {
    const { status, body } = await ask.post(
      '/login',
      { username, password: DEMO_PASSWORD, ...fields },
      { client: { alamat } },
    );
    return { status, message: body.meta.message };
  };
  const NEEDED = { status: 422, message: 'Silahkan isi recaptcha!' };
  for (const turn of [1, 2, 3])
    expect((await login('petani', { password: 'salah' }, `10.0.0.${turn}`)).status).toBe(401);
  expect(await login('petani')).toEqual(NEEDED);
  expect(await login('petani', { recaptcha: 'x' })).toEqual(GONE);
  expect((await login('petugas')).status).toBe(200);

  const recaptcha = written(await solve());
  expect((await login('petani', { password: 'salah', recaptcha })).status).toBe(401);
  expect(await login('petani', { recaptcha })).toEqual(GONE);
  expect((await login('petani', { recaptcha: written(await solve()) })).status).toBe(200);
  // What strangers tried is not forgotten by it; his own tries are.
  expect(await login('petani')).toEqual(NEEDED);
  for (const _ of [1, 2, 3]) await login('superadmin', { password: 'salah' });
  expect(await login('superadmin')).toEqual(NEEDED);
  expect((await login('superadmin', { recaptcha: written(await solve()) })).status).toBe(200);
  expect((await login('superadmin')).status).toBe(200);

  for (const name of ['satu', 'dua', 'tiga']) await login(name, {}, '36.80.1.2');
  expect(await login('admin', {}, '36.80.1.2')).toEqual(NEEDED);
  expect((await login('admin', {}, '36.80.1.3')).status).toBe(200);
});

test('many who log in at once are no robots', async () => {
  const names = ['petugas', 'admin', 'superadmin', 'petugas', 'admin', 'superadmin'];
  const all = await Promise.all(
    names.map((username) =>
      ask.post('/login', { username, password: DEMO_PASSWORD }, { client: { alamat: '10.1.1.1' } }),
    ),
  );
  expect(all.map(({ status }) => status)).toEqual(names.map(() => 200));
});

test('ROBOT_CHECK=off asks for nothing', async () => {
  const at = asking(await openApi());
  expect((await at.get('/robot-check')).body.data).toEqual({ jenis: 'off' });
  expect((await at.post('/register', person())).status).toBe(201);
});
