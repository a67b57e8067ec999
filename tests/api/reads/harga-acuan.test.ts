import { beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';

let api: TestApi;
let admin: Caller;
beforeAll(async () => {
  api = await openApi();
  admin = await callerOf(api, 'admin');
});

interface Acuan {
  id: number;
  komoditi_id: number;
  nama_komoditi: string;
  berlaku_mulai: string;
  jenis: string;
}

const read = async (query: string): Promise<Acuan[]> =>
  (await visitor(api).send('GET', `/harga-acuan?limit=200&${query}`)).body.data.data;

const idOf = async (nama: string): Promise<number> =>
  (await api.db.selectFrom('komoditi').select('id').where('nama_komoditi', '=', nama).executeTakeFirstOrThrow()).id;

const added = async (fields: Record<string, string | number>) => {
  const whole = { jenis: 'HET', harga_acuan: 14_900, sumber: 'Bapanas', berlaku_mulai: '2027-01-04', ...fields };
  return admin.send('POST', '/harga-acuan', whole);
};

test('the demo knows what the state has set', async () => {
  const [medium] = await read(`komoditi_id=${await idOf('Beras Medium')}`);
  expect(medium).toMatchObject({
    ...{ nama_komoditi: 'Beras Medium', satuan: 'kg', jenis: 'HET', harga_acuan: 14_000, zona: 'Zona 2' },
    ...{ sumber: 'Keputusan Kepala Bapanas 299/2025', berlaku_mulai: '2025-08-22' },
  });
});

test('they come by the name of the commodity, of each the newest first', async () => {
  const komoditi_id = await idOf('Beras Medium');
  await added({ komoditi_id });
  await added({ komoditi_id, berlaku_mulai: '2024-01-01' });
  const all = await read('');
  const names = all.map(({ nama_komoditi }) => nama_komoditi);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  const own = all.filter((row) => row.komoditi_id === komoditi_id);
  expect(own.map(({ berlaku_mulai }) => berlaku_mulai)).toEqual(['2027-01-04', '2025-08-22', '2024-01-01']);
});

test('a list is narrowed to a commodity, a kind, and names', async () => {
  const kinds = new Set((await read('jenis=HAP')).map(({ jenis }) => jenis));
  expect(kinds).toEqual(new Set(['HAP']));
  expect((await read('search=BAWANG')).map(({ nama_komoditi }) => nama_komoditi)).toEqual([
    'Bawang Merah',
    'Bawang Putih',
  ]);
});

test('one commodity has one price of a kind, a zone and a day', async () => {
  const komoditi_id = await idOf('Tomat');
  const { body } = await added({ komoditi_id });
  const again = await added({ komoditi_id, harga_acuan: 1 });
  expect([again.status, again.body.meta.message]).toEqual([409, 'HET sudah ada']);
  expect(again.body.data.id).toBe(body.data.harga_acuan.id);
  const others = { jenis: 'HAP', zona: 'Zona 1', berlaku_mulai: '2027-01-05' };
  for (const [field, value] of Object.entries(others)) {
    expect((await added({ komoditi_id, [field]: value })).status).toBe(201);
  }
});

test('the first broken rule speaks, and a commodity that is none', async () => {
  const said = async (fields: Record<string, string | number>) => (await added(fields)).body.meta.message;
  expect(await said({})).toBe('Mohon pilih komoditi');
  expect(await said({ komoditi_id: await idOf('Tomat'), sumber: ' ', berlaku_mulai: '' })).toBe(
    'Mohon isi sumber harga acuan',
  );
  expect(await said({ komoditi_id: 999_999 })).toBe('Komoditi tidak ditemukan');
});
