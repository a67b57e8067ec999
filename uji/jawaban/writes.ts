import { newRow, placeIn, rowOf } from '../../tests/support/api/fixtures.ts';
import { formWith, foto, fotos } from '../../tests/support/api/fotos.ts';
import { formOf, type Resource, resources } from '../../tests/support/api/resources.ts';
import { CALLERS, type Stage, type Stages } from './stage.ts';

/** Accounts of the demo: who may write, and whose rows are another's. */
const ACTORS = { dinas: 'admin', petugas: 'petugas', 'petugas di kecamatannya': 'petugas', petani: 'petani' };
const OTHERS = { petani: 'petrus.uvan', petugas: 'agustina.pelenteq' };

const NUMBERS = ['-1', '0', '1', '1.5', '1e3', '999999999', '9999999999'];
/** What breaks a rule of a field, or one of several fields together. */
const BROKEN = ['', ' ', 'abc', ...NUMBERS, '2020-01-01', 'x'.repeat(300), null, {}, ['a']];

type FotoPart = ReturnType<typeof fotos>[number];

const without = (fields: object, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

/** Each resource on a database of its own: who may, each rule broken by itself, keys, revisions, twins. */
export async function recordWrites({ open }: Stages): Promise<void> {
  for (const resource of resources) {
    const stage = await open(`tulis ${resource.path}`);
    await recordRights(stage, resource);
    await recordRules(stage, resource);
    await recordPromises(stage, resource);
    await (await stage.as('superadmin')).send('GET', '/jejak?limit=200');
    await stage.close();
  }
}

const encoded = (resource: Resource, fields: Record<string, unknown>) =>
  resource.pictures ? formOf(resource, fields) : fields;

async function recordRights({ api, as }: Stage, resource: Resource): Promise<void> {
  const { path, whose, whole, change } = resource;
  const lain = await as(whose === 'petani' ? OTHERS.petani : OTHERS.petugas);
  for (const name of CALLERS) {
    const who = await as(name);
    for (const kecamatan of ['Melak', 'Long Iram']) {
      const place = await placeIn(api, kecamatan);
      await who.send('POST', path, encoded(resource, await whole(api, place, who.id || lain.id)));
      for (const owner of [who.id || lain.id, lain.id]) {
        const row = async () => `${path}/${await rowOf(api, resource, place, owner)}`;
        const one = await row();
        await who.send('GET', one);
        await who.send('PUT', one, { [change[0]]: change[0].startsWith('nama_') ? crypto.randomUUID() : change[1] });
        await who.send('DELETE', await row());
      }
    }
  }
}

async function recordRules({ api, as }: Stage, resource: Resource): Promise<void> {
  const { path, whose, whole } = resource;
  const who = await as(ACTORS[whose]);
  const place = await placeIn(api, 'Melak');
  const fields = await whole(api, place, who.id);
  for (const name of Object.keys(fields)) {
    await who.send('POST', path, encoded(resource, without(await whole(api, place, who.id), name)));
    const one = `${path}/${await rowOf(api, resource, place, who.id)}`;
    for (const broken of BROKEN) {
      await who.send('POST', path, encoded(resource, { ...(await whole(api, place, who.id)), [name]: broken }));
      await who.send('PUT', one, { [name]: broken });
    }
  }
  await who.send('POST', path, {});
  await who.send('POST', path, formOf({ pictures: [] }, fields));
  await who.send('POST', path, new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, `${value}`])));
  for (const [type, body] of [
    ['application/json', '{"a":'],
    ['application/json', '[1]'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Dis'],
    ['text/xml', '<a/>'],
  ] as const) {
    await who.send('POST', path, body, { 'Content-Type': type });
  }
}

async function recordPromises({ api, as }: Stage, resource: Resource): Promise<void> {
  const { path, whose, whole, change } = resource;
  const who = await as(ACTORS[whose]);
  const place = await placeIn(api, 'Melak');
  const changed = Object.fromEntries([change]);
  const fields = await whole(api, place, who.id);
  const sent = () => encoded(resource, fields);
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const form = sent();
  for (const body of [form, form, { ...fields, ...changed }]) await who.send('POST', path, body, key);
  await who.send('POST', path, sent(), { 'Idempotency-Key': '?' });
  await who.send('POST', path, sent());

  const one = `${path}/${await rowOf(api, resource, place, who.id)}`;
  for (const method of ['PUT', 'PATCH']) await who.send(method, one, changed);
  for (const revision of ['"1"', '"3"', '*', 'x']) await who.send('PUT', one, changed, { 'If-Match': revision });
  await who.send('DELETE', one, undefined, { 'If-Match': '"1"' });
  for (const _method of ['put', 'get', 'delete', 'delete']) await who.send('POST', one, { ...changed, _method });
  await who.send('POST', one, changed);
  await who.send('PUT', `${path}/abc`, changed);

  // Rows of the demo's year, which others refer to.
  const { data: rows } = (await who.send('GET', `${path}?limit=2`)).body.data;
  for (const { id } of rows) await who.send('DELETE', `${path}/${id}`);
  await who.send('GET', `${path}?limit=2`);
  const taken = (await who.send('GET', `${path}?limit=1`)).body.data.data[0];
  const name = change[0].startsWith('nama_') ? change[0] : Object.keys(fields).find((field) => /^nama_/.test(field));
  if (name) await who.send('POST', path, encoded(resource, { ...fields, [name]: taken?.[name] }));
}

/** A product's photos, by everybody, down to the last. */
export async function recordFotos({ open }: Stages): Promise<void> {
  const { api, as, close } = await open('foto');
  const produk = resources.find(({ path }) => path === '/produk');
  if (!produk) throw new Error('No products');
  const place = await placeIn(api, 'Melak');
  const lain = await as(OTHERS.petani);
  const owners = await as('petani');
  const withFile = (name: string) => {
    const form = new FormData();
    form.append(name, foto());
    return form;
  };
  const main: FotoPart = ['main[]', '1'];
  const strange: FotoPart = ['foto[]', foto('foto.gif', [0x47, 0x49, 0x46])];
  const heavy: FotoPart = ['foto[]', new File([new Uint8Array(2_000_001)], 'foto.jpg', { type: 'image/jpeg' })];
  for (const name of CALLERS) {
    const who = await as(name);
    for (const owner of [owners.id, lain.id]) {
      const id = await rowOf(api, produk, place, owner);
      const row = await newRow(api, 'produk_foto', { produk_id: id, foto: `${crypto.randomUUID()}.jpg`, main: '0' });
      const [album, one] = [`/produk/${id}/foto`, `/produk/${id}/foto/${row}`];
      for (const field of ['foto[]', 'foto', 'lain']) await who.send('POST', album, withFile(field));
      await who.send('PUT', one, withFile('foto'));
      await who.send('PUT', one, { main: '1' });
      await who.send('POST', `/produk/${id}/main-foto/${row}`);
      for (let time = 0; time < 2; time += 1) await who.send('DELETE', one);
      await who.send('GET', `/produk/${id}`);
    }
  }
  const made = await owners.send('POST', '/produk', formOf(produk, await produk.whole(api, place, owners.id)));
  const [first] = made.body.data.produk.produk_fotos;
  const stored = new URL(first.foto_url, 'http://localhost').pathname;
  for (const query of ['', '?w=320', '?w=1']) await api.fetch(stored + query);
  for (const parts of [[], fotos(2, 5), fotos(9), [...fotos(1), ...fotos(1)], [strange, main], [heavy, main]]) {
    await owners.send('POST', '/produk', formWith(...parts));
  }
  await owners.send('DELETE', `/produk/${made.body.data.produk.id}/foto/${first.id}`);
  await close();
}
