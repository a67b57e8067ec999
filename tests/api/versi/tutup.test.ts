import { beforeAll, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { type Place, placeIn, rowOf } from '../../support/api/fixtures.ts';
import { reports } from '../../support/api/resources.ts';

let api: TestApi;
let di: Place;
let petugas: Caller;
let admin: Caller;
let superadmin: Caller;
beforeAll(async () => {
  api = await openApi();
  di = await placeIn(api, 'Melak');
  petugas = await callerOf(api, 'petugas');
  admin = await callerOf(api, 'admin');
  superadmin = await callerOf(api, 'superadmin');
});

const said = async (told: Promise<{ status: number; body: { meta: { message: string } } }>) => {
  const { status, body } = await told;
  return [status, body.meta.message];
};
const closed = [409, 'Periode sudah ditutup'];

describe.each(reports.map((resource) => [resource.path, resource] as const))('%s', (path, resource) => {
  const [field, value] = resource.change;
  /** A new row and its period, which is open. */
  const rowAndPeriod = async () => {
    const id = await rowOf(api, resource, di, petugas.id);
    const { body } = await petugas.send('GET', `${path}/${id}`);
    const column = Object.keys(body.data).find((name) => name.startsWith('periode_') && name.endsWith('_id'))!;
    const at = `/${column.replace(/_id$/, '').replaceAll('_', '-')}/${body.data[column]}`;
    const close = (ditutup: '0' | '1') => admin.send('PUT', at, { ditutup });
    return { id, row: body.data, column, periode: body.data[column] as number, close };
  };

  test.each([
    ['petugas', () => petugas],
    ['superadmin', () => superadmin],
  ] as const)('a closed period takes nothing from a %s', async (_role, of) => {
    const who = of();
    const { id, row, column, periode, close } = await rowAndPeriod();
    await petugas.send('PUT', `${path}/${id}`, { [field]: value });
    const other = await rowAndPeriod();
    const gone = await rowAndPeriod();
    await petugas.send('DELETE', `${path}/${gone.id}`);
    const [{ id: sampah }] = (await petugas.send('GET', '/sampah?limit=1')).body.data.data;
    await gone.close('1');
    await close('1');

    const fields = await resource.whole(api, di, petugas.id);
    expect(await said(who.send('POST', path, { ...fields, [column]: periode }))).toEqual(closed);
    expect(await said(who.send('PUT', `${path}/${id}`, { [field]: row[field] }))).toEqual(closed);
    expect(await said(who.send('PUT', `${path}/${id}`, { [column]: other.periode }))).toEqual(closed);
    expect(await said(who.send('PUT', `${path}/${other.id}`, { [column]: periode }))).toEqual(closed);
    expect(await said(who.send('POST', `${path}/${id}/pulihkan`, { revisi: 1 }))).toEqual(closed);
    expect(await said(who.send('DELETE', `${path}/${id}`))).toEqual(closed);
    expect(await said(who.send('POST', `/sampah/${sampah}/pulihkan`))).toEqual(closed);

    await close('0');
    expect((await who.send('PUT', `${path}/${id}`, { [field]: row[field] })).status).toBe(200);
    expect((await who.send('DELETE', `${path}/${id}`)).status).toBe(200);
  });

  test('what was answered before is answered again after the period was closed', async () => {
    const { id, close } = await rowAndPeriod();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await petugas.send('PUT', `${path}/${id}`, { [field]: value }, key);
    await close('1');
    const again = await petugas.send('PUT', `${path}/${id}`, { [field]: value }, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });
});

const periods = [
  ...(['periode_harga_pangan', 'periode_ketersediaan_pangan'] as const),
  ...(['periode_timbang_balita', 'periode_luas_tanam'] as const),
];

describe.each(periods)('%s', (key) => {
  const path = `/${key.replaceAll('_', '-')}`;
  const made = async (sent: Record<string, unknown> = {}) =>
    (await admin.send('POST', path, { nama_periode: crypto.randomUUID(), ...sent })).body.data[key];
  const put = (id: number, sent: Record<string, unknown>) => admin.send('PUT', `${path}/${id}`, sent);

  test('is open unless it is closed, and other changes leave that as it is', async () => {
    const { id, ditutup_pada } = await made();
    expect(ditutup_pada).toBeNull();
    const since = (await put(id, { ditutup: '1' })).body.data[key].ditutup_pada;
    expect(since).toEqual(expect.any(String));
    expect((await put(id, { nama_periode: 'Nama lain' })).body.data[key].ditutup_pada).toBe(since);
    expect((await put(id, { ditutup: 1 })).body.data[key].ditutup_pada).toBe(since);
    const { data } = (await admin.send('GET', `${path}/${id}`)).body;
    expect([data.ditutup_pada, 'ditutup' in data]).toEqual([since, false]);
    expect((await put(id, { ditutup: '0' })).body.data[key].ditutup_pada).toBeNull();
  });

  test('may be born closed; another word than 0 and 1 is refused', async () => {
    expect((await made({ ditutup: '1' })).ditutup_pada).toEqual(expect.any(String));
    const { id } = await made();
    expect(await said(put(id, { ditutup: 'ya' }))).toEqual([422, 'Ditutup harus 0 atau 1']);
    expect((await petugas.send('PUT', `${path}/${id}`, { ditutup: '1' })).status).toBe(403);
  });
});
