import { beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking, type Told } from '../../support/api/asking.ts';
import { openGuards } from '../../support/api/ports.ts';
import { times } from '../../support/api/times.ts';
import { TODAY } from '../../support/clock/test-day.ts';

const DAY_MS = 86_400_000;
let today = TODAY;
let api: TestApi;
let ask: ReturnType<typeof asking>;
beforeEach(async () => {
  today = TODAY;
  api = await openApi({ now: () => today, guards: { ...openGuards, rateLimit: true } });
  ask = asking(api);
});

/** Whoever tries, and from where. */
interface Who {
  alamat?: string;
  cookie?: string;
}

const how = ({ alamat, cookie }: Who) => ({ client: { alamat }, ...(cookie && { headers: { Cookie: cookie } }) });
const login = (username: string, password: string, who: Who = {}) =>
  ask.post('/login', { username, password }, how(who));
const wrong = (username: string, who: Who = {}) => login(username, 'salah', who);
const right = (username: string, who: Who = {}) => login(username, DEMO_PASSWORD, who);
const letter = (email: string, who: Who = {}) => ask.post('/forgot-password', { email }, how(who));

/** What a browser sends back of what it was told to keep. */
const kept = ({ headers }: Told): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

const OWN = '10.0.0.1';
const CAFE = '36.80.1.2';

test('ten wrong passwords from each of ten addresses do not shut the owner out', async () => {
  for (let turn = 0; turn < 10; turn += 1) await times(10, () => wrong('petani', { alamat: `36.80.1.${turn}` }));
  expect((await wrong('petani', { alamat: '36.80.1.3' })).status).toBe(429);
  expect((await right('petani', { alamat: OWN })).status).toBe(200);
});

test('letters that strangers ask for do not keep the owner’s from him', async () => {
  const stranger = { alamat: CAFE };
  expect(await times(6, () => letter('petani@contoh.id', stranger))).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await letter('petani@contoh.id', { alamat: OWN })).status).toBe(200);
  await api.settled();
  expect(api.letters).toHaveLength(6);
});

test('a mailbox gets ten letters an hour from strangers, and those that a known device asks for', async () => {
  const cookie = kept(await right('petani', { alamat: OWN }));
  const statuses = await times(12, (turn) => letter('petani@contoh.id', { alamat: `36.80.1.${turn}` }));
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect((await letter('petani@contoh.id', { alamat: OWN })).status).toBe(429);
  expect((await letter('petani@contoh.id', { alamat: '36.80.1.1', cookie })).status).toBe(200);
  await api.settled();
  expect(api.letters).toHaveLength(11);
});

test('strangers at the same address do not shut out a device that the account has logged in on', async () => {
  const cookie = kept(await right('petani', { alamat: CAFE }));
  await times(10, () => wrong('petani', { alamat: CAFE }));
  expect((await right('petani', { alamat: CAFE })).status).toBe(429);
  expect((await right('petani', { alamat: CAFE, cookie })).status).toBe(200);
  await times(100, (turn) => wrong(`orang${turn}`, { alamat: CAFE }));
  expect((await right('petugas', { alamat: CAFE })).status).toBe(429);
  expect((await right('petani', { alamat: CAFE, cookie })).status).toBe(200);
});

test('a known device may be wrong ten times too, wherever it is', async () => {
  const cookie = kept(await right('petani', { alamat: OWN }));
  await times(10, (turn) => wrong('petani', { alamat: `36.80.1.${turn}`, cookie }));
  expect((await right('petani', { alamat: OWN, cookie })).status).toBe(429);
  expect((await right('petani', { alamat: OWN })).status).toBe(200);
});

test('a device is known to the accounts that logged in on it, and to no other', async () => {
  let cookie = kept(await right('petani', { alamat: OWN }));
  cookie = kept(await right('petugas', { alamat: OWN, cookie }));
  for (const name of ['petani', 'petugas', 'admin']) await times(10, () => wrong(name, { alamat: CAFE }));
  const statuses = [];
  for (const name of ['petani', 'petugas', 'admin'])
    statuses.push((await right(name, { alamat: CAFE, cookie })).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('whoever registers, or chooses a new password by letter, is known on that device', async () => {
  const username = 'petani.baru';
  const password = 'kebun di tepi sungai';
  const person = { username, email: 'baru@contoh.id', nama_lengkap: 'Petani Baru', no_hp: '081254321098', password };
  const registered = kept(await ask.post('/register', person));
  await letter('baru@contoh.id');
  await api.settled();
  const token = /token=([\w-]+)/.exec(api.letters[0]?.text ?? '')?.[1];
  const fields = { email: 'baru@contoh.id', token, password, password_confirmation: password };
  const reset = kept(await ask.post('/reset-password', fields));
  await times(10, () => wrong(username, { alamat: CAFE }));
  expect((await login(username, password, { alamat: CAFE })).status).toBe(429);
  for (const cookie of [registered, reset]) {
    expect((await login(username, password, { alamat: CAFE, cookie })).status).toBe(200);
  }
});

test('a mark is sealed, ends after half a year, and whatever else comes in its place is a stranger’s', async () => {
  const cookie = kept(await right('petani', { alamat: OWN }));
  const [end, nonce, seal] = cookie.slice('dikenal='.length).split('.');
  const later = (Number.parseInt(end!, 36) + 1).toString(36);
  const forged = [`${later}.${nonce}.${seal}`, `${end}.${'a'.repeat(16)}.${seal}`, `${end}.${nonce}.${'0'.repeat(64)}`];
  const others = [...forged, '', '~~~', '%E0%A4%A', 'x'.repeat(3000), `${end}.${nonce}`];
  await times(10, () => wrong('petani', { alamat: CAFE }));
  for (const other of others) {
    const { status } = await right('petani', { alamat: CAFE, cookie: `dikenal=${other}` });
    expect({ other, status }).toEqual({ other, status: 429 });
  }
  today = new Date(TODAY.getTime() + 180 * DAY_MS);
  await times(10, () => wrong('petani', { alamat: CAFE }));
  expect((await right('petani', { alamat: CAFE, cookie })).status).toBe(429);
  expect(api.errors).toEqual([]);
});

test('the mark is for the API alone, out of reach of scripts and other sites, and names nobody', async () => {
  const [cookie = ''] = (await right('petani')).headers.getSetCookie();
  expect(cookie).toMatch(/^dikenal=[0-9a-z]+\.[\w-]{16}\.[0-9a-f]{64}; /);
  expect(cookie.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/api', 'SameSite=Lax']);
  expect((await wrong('petani')).headers.getSetCookie()).toEqual([]);
});

test('over https the mark has a name that browsers take from https alone, and no other is heeded', async () => {
  const guards = { ...openGuards, rateLimit: true };
  const secure = asking(
    await openApi({ db: api.db, now: () => today, guards, baseUrl: 'https://pangan.example.go.id' }),
  );
  const fields = { username: 'petani', password: DEMO_PASSWORD };
  const told = await secure.post('/login', fields, how({ alamat: OWN }));
  const [cookie = ''] = told.headers.getSetCookie();
  expect(cookie).toMatch(/^__Secure-dikenal=[0-9a-z]+\..*; Secure/);
  await times(10, () => secure.post('/login', { ...fields, password: 'salah' }, how({ alamat: CAFE })));
  const from = async (cookie: string) => (await secure.post('/login', fields, how({ alamat: CAFE, cookie }))).status;
  expect(await from(kept(told).replace('__Secure-', ''))).toBe(429);
  expect(await from(kept(told))).toBe(200);
});

test('the current password is guessed ten times in each session by itself', async () => {
  const [thief, owner] = [await right('petani'), await right('petani')].map(({ body }) => body.data.access_token);
  const password = 'kebun di tepi sungai';
  const change = (token: string, current_password: string) =>
    ask.post('/user/update-password', { current_password, password, password_confirmation: password }, { token });
  await times(10, () => change(thief, 'salah'));
  expect((await change(thief, DEMO_PASSWORD)).status).toBe(429);
  expect((await change(owner, DEMO_PASSWORD)).status).toBe(200);
});
