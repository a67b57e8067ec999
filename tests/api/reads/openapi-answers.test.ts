import { beforeAll, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';
import { broken, operationAt, operations, resolved } from '../../support/api/documented.ts';
import { type Place, placeIn, rowOf } from '../../support/api/fixtures.ts';
import { foto } from '../../support/api/fotos.ts';
import { formOf, resources } from '../../support/api/resources.ts';

let api: TestApi;
let superadmin: Caller;
let place: Place;
beforeAll(async () => {
  api = await openApi();
  superadmin = await callerOf(api, 'superadmin');
  place = await placeIn(api, 'Melak');
});

/** Asks, and says what the document does not promise of the answer. */
async function asked(
  who: Caller,
  method: Parameters<typeof operationAt>[0],
  template: string,
  address: string,
  ...sent: Parameters<Caller['send']> extends [string, string, ...infer Rest] ? Rest : never
) {
  const { status, body } = await who.send(method.toUpperCase(), address, ...sent);
  expect(broken(operationAt(method, `/api${template}`), status, body)).toEqual([]);
  return { status, data: body?.data };
}

const collections = operations
  .filter(({ method, operation }) => method === 'get' && operation.operationId.startsWith('daftar'))
  .map(({ path }) => path.replace('/api', ''));

test('there are as many collections as there are kinds of rows to write', () => {
  expect(collections.toSorted()).toEqual(resources.map(({ path }) => path).toSorted());
});

test.each(collections)('GET %s answers rows exactly as documented', async (path) => {
  for (const who of [superadmin, /^\/(ambang|koordinat)-/.test(path) ? superadmin : visitor(api)]) {
    const { data } = await asked(who, 'get', path, `${path}?limit=200`);
    expect(data.data.length).toBeGreaterThan(0);
    const id = data.data[0].id;
    expect((await asked(who, 'get', path, `${path}?id=${id}`)).data.id).toBe(id);
    expect((await asked(who, 'get', `${path}/{id}`, `${path}/${id}`)).data.id).toBe(id);
  }
  expect((await asked(superadmin, 'get', path, `${path}?id=999999999`)).status).toBe(404);
  expect((await asked(superadmin, 'get', `${path}/{id}`, `${path}/999999999`)).status).toBe(404);
  expect((await asked(superadmin, 'get', path, `${path}?limit=banyak`)).status).toBe(422);
});

test('rows of all sub-districts together, and of one by its name, are as documented', async () => {
  const { data: rekap } = await asked(
    superadmin,
    'get',
    '/ketersediaan-pangan',
    '/ketersediaan-pangan?rekap=kabupaten',
  );
  expect(rekap.data[0].dari_kecamatan).toBe(16);
  for (const path of ['/harga-pangan', '/ketersediaan-pangan', '/timbang-balita', '/luas-tanam', '/luas-lahan']) {
    const { data } = await asked(superadmin, 'get', path, `${path}?rekap=kecamatan`);
    expect(data.total).toBe(16);
  }
  const { data: melak } = await asked(superadmin, 'get', '/harga-pangan/{id}', '/harga-pangan/melak');
  expect(melak.data[0].nama_kecamatan).toBe('Melak');
});

describe.each(resources.map((resource) => [resource.path, resource] as const))('%s', (path, resource) => {
  test('is written and answered as documented', async () => {
    const one = `${path}/{id}`;
    const fields = await resource.whole(api, place, superadmin.id);
    const sent = resource.pictures ? formOf(resource, fields) : fields;
    const { status, data } = await asked(superadmin, 'post', path, path, sent);
    expect(status).toBe(201);
    const { id } = data[resource.key];
    const changed = Object.fromEntries([resource.change]);
    expect((await asked(superadmin, 'put', one, `${path}/${id}`, changed)).status).toBe(200);
    expect((await asked(superadmin, 'patch', one, `${path}/${id}`, changed)).status).toBe(200);
    const stale = { 'If-Match': '"1"' };
    expect((await asked(superadmin, 'put', one, `${path}/${id}`, changed, stale)).status).toBe(412);
    expect((await asked(superadmin, 'post', one, `${path}/${id}`, { ...changed, _method: 'put' })).status).toBe(200);
    expect((await asked(superadmin, 'post', one, `${path}/${id}`, changed)).status).toBe(405);
    expect((await asked(superadmin, 'delete', one, `${path}/${id}`)).status).toBe(200);
    expect((await asked(superadmin, 'delete', one, `${path}/${id}`)).status).toBe(404);
    const gone = await rowOf(api, resource, place, superadmin.id);
    expect((await asked(superadmin, 'post', one, `${path}/${gone}`, { _method: 'DELETE' })).status).toBe(200);
  });

  test('a new row needs what is documented to be required', async () => {
    const { operation } = operationAt('post', `/api${path}`);
    const empty = resource.pictures ? new FormData() : {};
    const { status, data } = await asked(superadmin, 'post', path, path, empty);
    expect(status).toBe(422);
    const schema = Object.values(operation.requestBody!.content)[0]!.schema;
    expect(Object.keys(data.errors).toSorted()).toEqual(requiredOf(schema).toSorted());
  });
});

test('the photos of a product are answered as documented', async () => {
  const produk = resources.find(({ path }) => path === '/produk')!;
  const id = await rowOf(api, produk, place, superadmin.id);
  const form = (name: string) => {
    const made = new FormData();
    made.append(name, foto());
    return made;
  };
  const album = `/produk/{id}/foto`;
  const { status, data } = await asked(superadmin, 'post', album, `/produk/${id}/foto`, form('foto[]'));
  expect(status).toBe(201);
  const [first, second] = data.produk.produk_fotos;
  const one = `/produk/${id}/foto/${second.id}`;
  expect((await asked(superadmin, 'put', `${album}/{fotoId}`, one, form('foto'))).status).toBe(200);
  expect((await asked(superadmin, 'post', `${album}/{fotoId}`, one, { main: '1', _method: 'put' })).status).toBe(200);
  const main = `/produk/${id}/main-foto/${first.id}`;
  expect((await asked(superadmin, 'post', '/produk/{id}/main-foto/{fotoId}', main)).status).toBe(200);
  expect((await asked(superadmin, 'delete', `${album}/{fotoId}`, one)).status).toBe(200);
  const last = `/produk/${id}/foto/${first.id}`;
  expect((await asked(superadmin, 'delete', `${album}/{fotoId}`, last)).status).toBe(409);
});

test('orders, and the pictures of an activity, are answered as documented', async () => {
  const banners = (await superadmin.send('GET', '/slider')).body.data.data.map(({ id }: { id: number }) => id);
  const order = '/slider/urutan';
  expect((await asked(superadmin, 'put', order, order, { ids: banners })).status).toBe(200);
  expect((await asked(superadmin, 'post', order, order, { ids: banners, _method: 'put' })).status).toBe(200);
  expect((await asked(superadmin, 'post', order, order, { ids: banners })).status).toBe(405);
  expect((await asked(superadmin, 'put', order, order, { ids: banners.slice(1) })).status).toBe(409);

  const [{ id }] = (await superadmin.send('GET', '/kegiatan-dinas')).body.data.data;
  const form = (name: string) => {
    const made = new FormData();
    made.append(name, foto());
    return made;
  };
  const all = '/kegiatan-dinas/{id}/foto';
  const added = await asked(superadmin, 'post', all, `/kegiatan-dinas/${id}/foto`, form('foto[]'));
  expect(added.status).toBe(201);
  const one = `/kegiatan-dinas/${id}/foto/${added.data.kegiatan_dinas.kegiatan_fotos.at(-1).id}`;
  expect((await asked(superadmin, 'put', `${all}/{fotoId}`, one, form('foto'))).status).toBe(200);
  expect((await asked(superadmin, 'patch', `${all}/{fotoId}`, one, { keterangan: 'Antrean' })).status).toBe(200);
  expect((await asked(superadmin, 'patch', `${all}/{fotoId}`, one, {}, { 'If-Match': '"1"' })).status).toBe(422);
  const stale = { 'If-Match': '"1"' };
  expect((await asked(superadmin, 'put', `${all}/{fotoId}`, one, { keterangan: 'a' }, stale)).status).toBe(412);
  const ids = added.data.kegiatan_dinas.kegiatan_fotos.map((each: { id: number }) => each.id);
  expect((await asked(superadmin, 'put', `${all}/urutan`, `/kegiatan-dinas/${id}/foto/urutan`, { ids })).status).toBe(
    200,
  );
  expect((await asked(superadmin, 'delete', `${all}/{fotoId}`, one)).status).toBe(200);
  expect((await asked(superadmin, 'delete', `${all}/{fotoId}`, one)).status).toBe(404);
});

/** Fields that a schema requires, under the names by which complaints call them. */
function requiredOf(given: object): string[] {
  const schema = resolved<{ allOf?: object[]; required?: string[] }>(given);
  const { allOf = [], required = [] } = schema;
  return [...new Set([...allOf.flatMap(requiredOf), ...required])].map((name) => name.replace('[]', ''));
}
