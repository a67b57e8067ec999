import { DEMO_PASSWORD } from '../../demo/world/people.ts';
import { operationAt } from '../../tests/support/api/documented.ts';
import { foto } from '../../tests/support/api/fotos.ts';
import { openGuards } from '../../tests/support/api/ports.ts';
import { fittingBody, knownIds } from '../../tests/support/garbage/fitting.ts';
import type { Stages } from './stage.ts';

const FORMS = ['login', 'register', 'forgot-password', 'reset-password', 'user', 'user/update-password'] as const;
const BROKEN = ['', ' ', 'a', 'a b', '1'.repeat(300), 'x@y', '-1', null];
const NEW_PASSWORD = 'panen-raya-2027';

/** Every form of an account with each of its fields broken; then the way of one account from its start to its end. */
export async function recordAccounts({ open }: Stages): Promise<void> {
  const { api, as, close } = await open('akun');
  const known = await knownIds(api);
  const petani = await as('petani');
  for (const form of FORMS) {
    const { fitting } = fittingBody(operationAt('post', `/api/${form}`), known, 1);
    const path = `/${form}`;
    const who = form.startsWith('user') ? petani : await as('pengunjung');
    for (const name of Object.keys(fitting)) {
      for (const broken of BROKEN) await who.send('POST', path, { ...fitting, [name]: broken });
    }
    for (const body of [{}, fitting, fitting]) await who.send('POST', path, body);
    await (await as('pengunjung')).send('POST', path, fitting);
  }

  const visitor = await as('pengunjung');
  const account = { username: 'petugas', password: DEMO_PASSWORD };
  await visitor.send('POST', '/login', { ...account, password: 'salah-sekali' });
  const login = async (fields: object) => {
    const { body } = await visitor.send('POST', '/login', { ...fields });
    return { Authorization: `Bearer ${body.data.access_token}` };
  };
  const { username, password } = fittingBody(operationAt('post', '/api/register'), known, 1).fitting;
  for (const one of [account, { username, password }]) {
    const [headers] = [await login(one), await login(one)];
    const { sesi } = (await visitor.send('GET', '/user/sesi', undefined, headers)).body.data;
    for (const id of [sesi.at(-1).id, 'tidak-ada'])
      await visitor.send('DELETE', `/user/sesi/${id}`, undefined, headers);
    for (const body of [{}, { _method: 'delete' }]) await visitor.send('POST', '/user/sesi', body, headers);
    const change = { current_password: one.password, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    await visitor.send('POST', '/user/update-password', change, headers);
    for (let time = 0; time < 2; time += 1) await visitor.send('POST', '/logout', undefined, headers);
  }

  const large = `{"a":"${'x'.repeat(17_000_000)}"}`;
  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`a${at}`, 1])));
  for (const body of [large, many, `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`, `{"${'a'.repeat(201)}":1}`]) {
    await visitor.send('POST', '/login', body, { 'Content-Type': 'application/json' });
  }

  await visitor.send('POST', '/forgot-password', { email: 'lain@contoh.id' });
  const profil = (await petani.send('GET', '/user')).body.data;
  const { email } = profil;
  await petani.send('POST', '/user', { ...profil, jenis_kelamin: 'laki-laki', email: 'admin@contoh.id' });
  await visitor.send('POST', '/forgot-password', { email });
  await api.settled();
  const token = /token=([\w-]+)/.exec(api.letters.at(-1)?.text ?? '')?.[1] ?? '';
  const reset = { token, email, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  for (let time = 0; time < 2; time += 1) await visitor.send('POST', '/reset-password', reset);

  const picture = new FormData();
  picture.append('foto', foto());
  for (const who of [visitor, await as('admin')]) {
    for (const form of [picture, new FormData()]) await who.send('POST', '/user/update-foto', form);
  }
  await (await as('superadmin')).send('GET', '/jejak?limit=200');
  await close();

  const guards = { ...openGuards, rateLimit: true, demoTerbuka: false, corsOrigins: ['https://lain.example'] };
  const guarded = await open('akun berpenjaga', { guards });
  const stranger = await guarded.as('pengunjung');
  await stranger.send('POST', '/login', account);
  for (let time = 0; time < 12; time += 1) await stranger.send('POST', '/login', { ...account, password: 'salah' });
  const preflight = { Origin: 'https://lain.example', 'Access-Control-Request-Method': 'PUT' };
  for (const method of ['GET', 'OPTIONS'])
    await guarded.api.fetch('/api/produk?limit=1', { method, headers: preflight });
  await guarded.close();

  const robots = await open('akun dengan robot', { guards: { ...openGuards, robotCheck: { jenis: 'altcha' } } });
  const robot = await robots.as('pengunjung');
  await robot.send('GET', '/robot-check');
  for (const recaptcha of ['', 'x']) await robot.send('POST', '/register', { recaptcha });
  for (let time = 0; time < 4; time += 1) await robot.send('POST', '/login', { ...account, password: 'salah' });
  await robots.close();
}
