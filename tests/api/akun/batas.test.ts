import { beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';
import { openGuards } from '../../support/api/ports.ts';
import { times } from '../../support/api/times.ts';
import { TODAY } from '../../support/clock/test-day.ts';

let today = TODAY;
let api: TestApi;
let ask: ReturnType<typeof asking>;
beforeEach(async () => {
  today = TODAY;
  api = await openApi({ now: () => today, guards: { ...openGuards, rateLimit: true } });
  ask = asking(api);
});

const from = (alamat: string) => ({ client: { alamat } });
const wrong = (username: string, how = {}) => ask.post('/login', { username, password: 'salah' }, how);
const right = (username: string, how = {}) => ask.post('/login', { username, password: DEMO_PASSWORD }, how);

test('ten wrong passwords shut an account for a quarter of an hour to the address they came from', async () => {
  const here = from('10.0.0.1');
  expect(new Set(await times(10, () => wrong('petani', here)))).toEqual(new Set([401]));
  today = new Date(TODAY.getTime() + 5 * 60_000);
  const { status, body, headers } = await right('petani', here);
  expect({ status, message: body.meta.message, after: headers.get('Retry-After') }).toEqual({
    status: 429,
    message: 'Terlalu banyak percobaan. Silahkan coba lagi dalam 10 menit.',
    after: '600',
  });
  expect((await right('petani', from('10.0.0.2'))).status).toBe(200);
  expect((await right('petugas', here)).status).toBe(200);
  today = new Date(TODAY.getTime() + 14 * 60_000 + 30_000);
  const soon = 'Terlalu banyak percobaan. Silahkan coba lagi dalam 30 detik.';
  expect((await right('petani', here)).body.meta.message).toBe(soon);
  today = new Date(TODAY.getTime() + 15 * 60_000);
  expect((await right('petani', here)).status).toBe(200);
});

test('an unknown name is shut like a known one', async () => {
  await times(10, () => wrong('tidak.ada'));
  expect((await wrong('Tidak.Ada ')).status).toBe(429);
});

test('a right password is no failure, and forgets those before it', async () => {
  await times(9, () => wrong('petani'));
  expect(await times(30, () => right('petani'))).not.toContain(429);
  expect(new Set(await times(10, () => wrong('petani')))).toEqual(new Set([401]));
});

test('an address is shut after a hundred wrong passwords, whatever the names', async () => {
  const here = from('36.80.1.2');
  await times(100, (turn) => wrong(`orang${turn}`, here));
  expect((await right('petani', here)).status).toBe(429);
  expect((await right('petani', from('36.80.1.3'))).status).toBe(200);
});

test('all addresses of one IPv6 network count as one', async () => {
  await times(100, (turn) => wrong(`orang${turn}`, from(`2404:c0:2:10::${turn.toString(16)}`)));
  expect((await right('petani', from('2404:00c0:0002:0010:ffff:1:2:3'))).status).toBe(429);
  expect((await right('petani', from('2404:c0:2:11::1'))).status).toBe(200);
});

const person = (turn: number) => ({
  nama_lengkap: 'Petani Baru',
  username: `petani.baru${turn}`,
  email: `baru${turn}@contoh.id`,
  no_hp: '081254321098',
  password: 'kebun di tepi sungai',
});

test('an address registers sixty in an hour, an email tries five times', async () => {
  const here = from('36.80.1.2');
  expect(new Set(await times(60, (turn) => ask.post('/register', person(turn), here)))).toEqual(new Set([201]));
  expect((await ask.post('/register', person(61), here)).status).toBe(429);
  const taken = { ...person(99), username: 'petani' };
  expect(await times(6, () => ask.post('/register', taken))).toEqual([409, 409, 409, 409, 409, 429]);
});

test('what breaks a rule is not counted', async () => {
  expect(
    new Set(await times(70, () => ask.post('/register', { ...person(1), no_hp: 'x' }, from('36.80.1.2')))),
  ).toEqual(new Set([422]));
});

test.each(['petani@contoh.id', 'tidak@ada.id'])('%s gets five letters in an hour', async (email) => {
  expect(await times(6, () => ask.post('/forgot-password', { email }))).toEqual([200, 200, 200, 200, 200, 429]);
  today = new Date(TODAY.getTime() + 60 * 60_000);
  expect((await ask.post('/forgot-password', { email })).status).toBe(200);
});

test('an address asks for thirty letters in an hour', async () => {
  const here = from('36.80.1.2');
  await times(30, (turn) => ask.post('/forgot-password', { email: `orang${turn}@contoh.id` }, here));
  expect((await ask.post('/forgot-password', { email: 'petani@contoh.id' }, here)).status).toBe(429);
});

test('links are guessed ten times an hour for an account, sixty times from an address', async () => {
  const guess = (email: string) => {
    const password = 'kebun di tepi sungai';
    return ask.post(
      '/reset-password',
      { email, token: 'x', password, password_confirmation: password },
      from('36.80.1.2'),
    );
  };
  await times(10, () => guess('petani@contoh.id'));
  expect((await guess('Petani@contoh.id')).status).toBe(429);
  await times(50, (turn) => guess(`orang${turn}@contoh.id`));
  expect((await guess('petugas@contoh.id')).status).toBe(429);
});

test('the current password is guessed ten times in a quarter of an hour', async () => {
  const token = (await right('petani')).body.data.access_token;
  const password = 'kebun di tepi sungai';
  const guess = (current_password: string) =>
    ask.post('/user/update-password', { current_password, password, password_confirmation: password }, { token });
  await times(10, () => guess('salah'));
  expect((await guess(DEMO_PASSWORD)).status).toBe(429);
});

test('a key that another process lets in again is asked for anew within seconds', async () => {
  await times(10, () => wrong('petani'));
  expect((await right('petani')).status).toBe(429);
  await api.db.deleteFrom('pembatas').execute();
  today = new Date(TODAY.getTime() + 10_000);
  expect((await right('petani')).status).toBe(200);
});

test('RATE_LIMIT=off refuses nobody', async () => {
  ask = asking(await openApi());
  expect(new Set(await times(30, () => wrong('petani')))).toEqual(new Set([401]));
});
