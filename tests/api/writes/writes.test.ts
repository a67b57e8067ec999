import { beforeAll, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, type SentBody } from '../../support/api/callers.ts';
import { type Place, placeIn, rowOf } from '../../support/api/fixtures.ts';
import { formOf, resources } from '../../support/api/resources.ts';

let api: TestApi;
let place: Place;
let who: Caller;
beforeAll(async () => {
  api = await openApi();
  place = await placeIn(api, 'Melak');
});

const actors = { dinas: 'admin', petugas: 'petugas', 'petugas di kecamatannya': 'petugas', petani: 'petani' };

type Encode = (fields: Record<string, unknown>) => SentBody;
const texts = (fields: Record<string, unknown>) => Object.entries(fields).map(([name, value]) => [name, String(value)]);
const multipart: Encode = (fields) => formOf({ pictures: [] }, fields);
const encodings: [name: string, encode: Encode][] = [
  ['JSON', (fields) => fields],
  ['URL-encoded', (fields) => new URLSearchParams(texts(fields))],
  ['multipart', multipart],
];

describe.each(resources.map((resource) => [resource.path, resource] as const))('%s', (path, resource) => {
  const { key, change, whole } = resource;
  const changed = Object.fromEntries([change]);
  const needsPicture = ['/produk', '/slider'].includes(path);
  const row = () => rowOf(api, resource, place, who.id);
  beforeAll(async () => {
    who = await callerOf(api, actors[resource.whose]);
  });

  test.each(encodings)('%s: created, updated in part and deleted, the row under its key', async (_name, encode) => {
    const fields = await whole(api, place, who.id);
    const made = await who.send('POST', path, needsPicture ? formOf(resource, fields) : encode(fields));
    expect(made.body.meta).toEqual({ status: 'success', message: 'Berhasil', code: 201 });
    expect(Object.keys(made.body.data)).toEqual([key]);
    expect(made.body.data[key]).toMatchObject({ ...fields, id: expect.any(Number), revisi: 1 });
    const one = `${path}/${made.body.data[key].id}`;
    expect((await who.send('GET', one)).body.data).toEqual(made.body.data[key]);

    const update = await who.send('POST', one, encode({ ...changed, _method: 'put' }));
    expect(update.status).toBe(200);
    expect(update.body.data[key]).toMatchObject({ ...fields, ...changed, revisi: 2 });

    const gone = await who.send('POST', one, encode({ _method: 'delete' }));
    expect(gone.body).toEqual({ meta: { status: 'success', message: 'Berhasil', code: 200 }, data: null });
    expect((await who.send('GET', one)).status).toBe(404);
    expect((await who.send('POST', one, encode({ ...changed, _method: 'put' }))).status).toBe(404);
  });

  test('PUT, PATCH and DELETE do the same', async () => {
    const one = `${path}/${await row()}`;
    expect((await who.send('PUT', one, changed)).body.data[key]).toMatchObject({ ...changed, revisi: 2 });
    expect((await who.send('PATCH', one, changed)).body.data[key]).toMatchObject({ ...changed, revisi: 3 });
    expect((await who.send('DELETE', one)).body.data).toBeNull();
    expect((await who.send('DELETE', one)).status).toBe(404);
  });

  test('a POST to a row needs to say what it wants', async () => {
    const one = `${path}/${await row()}`;
    for (const fields of [{}, { _method: 'get' }, { _method: { toString: 1 } }, { _method: ['put'] }]) {
      expect((await who.send('POST', one, fields)).status).toBe(405);
    }
  });

  test('If-Match holds a write to a revision; 412 shows the row as it is now', async () => {
    const one = `${path}/${await row()}`;
    await who.send('PUT', one, changed);
    for (const [method, body] of [
      ['PUT', changed],
      ['DELETE', undefined],
    ] as const) {
      const { status, body: told } = await who.send(method, one, body, { 'If-Match': '"1"' });
      expect(status).toBe(412);
      expect(told.data.message).toBe('Data ini sudah diubah orang lain');
      expect(told.data.baris).toEqual((await who.send('GET', one)).body.data);
    }
    expect((await who.send('PUT', one, changed, { 'If-Match': '"2"' })).status).toBe(200);
    expect((await who.send('DELETE', one, undefined, { 'If-Match': '"3"' })).status).toBe(200);
  });

  test('the same key again: the same answer and no second row', async () => {
    const fields = await whole(api, place, who.id);
    const form = needsPicture ? formOf(resource, fields) : undefined;
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const count = async () => (await who.send('GET', `${path}?limit=1`)).body.data.total;
    const before = await count();
    const first = await who.send('POST', path, form ?? fields, headers);
    // A form is sent with another boundary each time.
    const again = await who.send('POST', path, form ?? fields, headers);
    expect(first.status).toBe(201);
    expect({ ...again, headers: null }).toEqual({ ...first, headers: null });
    expect(await count()).toBe(before + 1);

    const otherFields = { ...fields, ...changed, satu: 'lagi' };
    const other = await who.send('POST', path, form ? formOf(resource, otherFields) : otherFields, headers);
    expect(other.status).toBe(422);
    expect(other.body.meta.message).toBe('Idempotency-Key ini sudah dipakai untuk kiriman lain');
  });

  test('a key outlives its row', async () => {
    const one = `${path}/${await row()}`;
    const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });
    const [ofUpdate, ofDelete] = [key(), key()];
    const update = await who.send('PUT', one, changed, ofUpdate);
    expect((await who.send('DELETE', one, undefined, ofDelete)).status).toBe(200);
    expect((await who.send('DELETE', one, undefined, ofDelete)).status).toBe(200);
    expect((await who.send('PUT', one, changed, ofUpdate)).body).toEqual(update.body);
    expect((await who.send('DELETE', one, undefined, key())).status).toBe(404);
  });

  test('bodies that cannot be read are refused in the envelope', async () => {
    const raw = async (type: string, body: string) => {
      const { status, body: told } = await who.send('POST', path, body, { 'Content-Type': type });
      expect(told.meta).toMatchObject({ status: 'error', code: status });
      return status;
    };
    expect(await raw('application/json', '{"a":')).toBe(400);
    expect(await raw('application/json', '[1]')).toBe(400);
    expect(await raw('multipart/form-data', '--x')).toBe(400);
    expect(await raw('multipart/form-data; boundary=x', '--x\r\nContent-Dis')).toBe(400);
    expect(await raw('text/xml', '<a/>')).toBe(415);
    expect(await raw('application/json', `{"a":"${'x'.repeat(17_000_000)}"}`)).toBe(413);
  });
});
