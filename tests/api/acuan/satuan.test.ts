import { beforeEach, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { newPeriode, newRow, placeIn } from '../../support/api/fixtures.ts';

let api: TestApi;
let admin: Caller;
let petugas: Caller;
let id: number;
let at: { kecamatan_id: number; periode_harga_pangan_id: number; komoditi_id: number; user_id: number };
beforeEach(async () => {
  api = await openApi();
  [admin, petugas] = [await callerOf(api, 'admin'), await callerOf(api, 'petugas')];
  id = (await ok('POST', '/komoditi', { nama_komoditi: 'Kencur', satuan: 'kg' })).komoditi.id;
  const { kecamatan_id } = await placeIn(api, 'Melak');
  const periode_harga_pangan_id = await newPeriode(api, 'periode_harga_pangan');
  at = { kecamatan_id, periode_harga_pangan_id, komoditi_id: id, user_id: petugas.id };
  await newRow(api, 'harga_pangan', { ...at, harga_grosir: 30_000, harga_eceran: 35_455 });
  const { kecamatan_id: _, ...wide } = at;
  await newRow(api, 'harga_pangan_kutai_barat', { ...wide, harga_grosir: 0, harga_eceran: 36_000 });
  const het = { komoditi_id: id, jenis: 'HAP', harga_acuan: 40_000, sumber: 'Bapanas', berlaku_mulai: '2026-01-01' };
  await ok('POST', '/harga-acuan', het);
});

async function ok(method: string, path: string, body?: Record<string, unknown>, headers = {}) {
  const answer = await admin.send(method, path, body, headers);
  expect([path, answer.status, answer.body.meta?.message]).toEqual([
    path,
    expect.toBeOneOf([200, 201]),
    expect.anything(),
  ]);
  return answer.body.data;
}
const refused = async (method: string, path: string, body: Record<string, unknown>) => {
  const { status, body: said } = await admin.send(method, path, body);
  return [status, said.meta.message];
};
const komoditi = (one = id) => ok('GET', `/komoditi/${one}`);
const prices = async () => {
  const one = await api.db
    .selectFrom('harga_pangan')
    .selectAll()
    .where('komoditi_id', '=', id)
    .executeTakeFirstOrThrow();
  const wide = api.db.selectFrom('harga_pangan_kutai_barat').selectAll().where('komoditi_id', '=', id);
  const { harga_grosir, harga_eceran } = await wide.executeTakeFirstOrThrow();
  const acuan = await api.db
    .selectFrom('harga_acuan')
    .selectAll()
    .where('komoditi_id', '=', id)
    .executeTakeFirstOrThrow();
  return [one.harga_grosir, one.harga_eceran, harga_grosir, harga_eceran, acuan.harga_acuan];
};
const BEFORE = [30_000, 35_455, 0, 36_000, 40_000];
const SAYS =
  "Satuan tidak diubah: 3 baris harganya per kg. Pakai 'Ganti satuan' pada komoditi itu, yang juga mengatur harganya.";
const act = '/satuan?satuan=ons&faktor=0,1';

describe('the unit of a commodity with prices stays', () => {
  test('at the form, the API and the import, which name the act; nothing else of the row changes', async () => {
    expect(await refused('PUT', `/komoditi/${id}`, { satuan: 'ons', nama_komoditi: 'Kencur Muda' })).toEqual([
      422,
      SAYS,
    ]);
    const { status, body } = await admin.send('POST', '/komoditi/impor', {
      baris: [{ nama_komoditi: 'Kencur', satuan: 'ons' }],
    });
    expect(status).toBe(422);
    expect(body.data.keluhan).toEqual([{ baris: 1, kolom: 'satuan', pesan: SAYS }]);
    expect(await komoditi()).toMatchObject({ nama_komoditi: 'Kencur', satuan: 'kg' });
    expect(await prices()).toEqual(BEFORE);
  });

  test('where a cell or a field is blank, also of one that is not sold by the kilogram', async () => {
    const { komoditi: minyak } = await ok('POST', '/komoditi', { nama_komoditi: 'Minyak Kelapa', satuan: 'liter' });
    await ok('PUT', `/komoditi/${minyak.id}`, { nama_komoditi: 'Minyak Kelapa', satuan: '' });
    await ok('POST', '/komoditi/impor', { baris: [{ nama_komoditi: 'minyak kelapa', satuan: ' ' }] });
    expect(await komoditi(minyak.id)).toMatchObject({ satuan: 'liter' });
    // A new one without a unit is sold by the kilogram still, and one without prices may be set right.
    const { komoditi: baru } = await ok('POST', '/komoditi', { nama_komoditi: 'Kunyit', satuan: '' });
    expect(baru.satuan).toBe('kg');
    expect((await ok('PUT', `/komoditi/${baru.id}`, { satuan: 'ons' })).komoditi.satuan).toBe('ons');
  });

  test('in letters of another size it is the same unit', async () => {
    expect((await ok('PUT', `/komoditi/${id}`, { satuan: 'Kg' })).komoditi.satuan).toBe('Kg');
  });
});

describe('a factor', () => {
  test('is shown before anything is stored: how many, how many rounded, three examples', async () => {
    const told = await ok('GET', `/komoditi/${id}${act}`);
    expect(told).toMatchObject({ satuan: { dari: 'kg', ke: 'ons' }, harga: 5, dibulatkan: 1, dinilai: false });
    expect(told.contoh).toEqual([
      { di: expect.stringMatching(/^Harga eceran: Kencur, Melak, /), dari: 35_455, ke: 3_546 },
      { di: expect.stringMatching(/^Harga eceran kabupaten: Kencur, /), dari: 36_000, ke: 3_600 },
      { di: 'Harga acuan: Kencur, HAP', dari: 40_000, ke: 4_000 },
    ]);
    expect(await prices()).toEqual(BEFORE);
  });

  test('converts every price at once, keeps what stood there, and says so', async () => {
    const { revisi } = await komoditi();
    const sent = { satuan: 'ons', cara: 'faktor', faktor: '0,1', harga: 5 };
    const key = { 'Idempotency-Key': crypto.randomUUID(), 'If-Match': `"${revisi}"` };
    const done = await ok('POST', `/komoditi/${id}/satuan`, sent, key);
    expect(done).toMatchObject({ komoditi: { satuan: 'ons', revisi: revisi + 1 }, harga: 5 });
    expect(await ok('POST', `/komoditi/${id}/satuan`, sent, key)).toEqual(done);
    expect(await prices()).toEqual([3_000, 3_546, 0, 3_600, 4_000]);
    const row = await api.db
      .selectFrom('harga_pangan')
      .select(['id', 'revisi'])
      .where('komoditi_id', '=', id)
      .executeTakeFirstOrThrow();
    const [last] = (await ok('GET', `/harga-pangan/${row.id}/riwayat`)).data;
    expect(last.perubahan).toMatchObject([
      { kolom: 'harga_grosir', sebelum: 30_000, sesudah: 3_000 },
      { kolom: 'harga_eceran', sebelum: 35_455, sesudah: 3_546 },
    ]);
    const jejak = await api.db.selectFrom('jejak').select('keterangan').orderBy('id', 'desc').executeTakeFirst();
    expect(jejak?.keterangan).toBe('satuan: kg menjadi ons; 5 harga dikali 0,1');
  });

  test('a price from before does not come back: not as a version, not from the trash', async () => {
    const { id: price } = await api.db
      .selectFrom('harga_pangan')
      .select('id')
      .where('komoditi_id', '=', id)
      .executeTakeFirstOrThrow();
    const other = await newRow(api, 'harga_pangan', {
      ...at,
      kecamatan_id: (await placeIn(api, 'Damai')).kecamatan_id,
      harga_grosir: 1_000,
      harga_eceran: 2_000,
    });
    const superadmin = await callerOf(api, 'superadmin');
    expect((await superadmin.send('DELETE', `/harga-pangan/${other}`)).status).toBe(200);
    await ok('POST', `/komoditi/${id}/satuan`, { satuan: 'ons', cara: 'faktor', faktor: 0.1 });
    const back = await superadmin.send('POST', `/harga-pangan/${price}/pulihkan`, { revisi: 1 });
    expect([back.status, back.body.meta.message]).toEqual([409, expect.stringMatching(/^Harga ini per kg, /)]);
    const [lying] = (await superadmin.send('GET', '/sampah')).body.data.data;
    expect((await superadmin.send('POST', `/sampah/${lying.id}/pulihkan`, {})).status).toBe(409);
    expect((await prices())[1]).toBe(3_546);
  });

  test.each([
    [{ faktor: '0,00001' }, /^Faktor harus antara/],
    [{ faktor: '0' }, /^Faktor harus antara/],
    [{ faktor: 'sepersepuluh' }, /^Faktor harus berupa angka/],
    [{}, /^Mohon isi faktornya/],
    [{ faktor: '0,1', satuan: 'KG' }, /^Satuannya sudah kg/],
    [{ faktor: '0,1', satuan: '' }, /^Mohon isi satuan/],
  ])('%o is refused, or asked about', async (more, says) => {
    const [status, message] = await refused('POST', `/komoditi/${id}/satuan`, {
      satuan: 'ons',
      cara: 'faktor',
      ...more,
    });
    expect(status).toBe(422);
    expect(message).toMatch(says);
    expect(await prices()).toEqual(BEFORE);
  });

  test('by which a price would come to nothing, or be too large, changes none', async () => {
    await api.db.updateTable('harga_pangan').set({ harga_grosir: 4 }).where('komoditi_id', '=', id).execute();
    const sent = { satuan: 'ons', cara: 'faktor' };
    expect(await refused('POST', `/komoditi/${id}/satuan`, { ...sent, faktor: '0,1' })).toEqual([
      ...[422, 'Dengan faktor ini 1 harga menjadi 0. Periksa faktornya.'],
    ]);
    await api.db
      .updateTable('harga_pangan')
      .set({ harga_grosir: 1, harga_eceran: 1_000_000 })
      .where('komoditi_id', '=', id)
      .execute();
    expect(await refused('POST', `/komoditi/${id}/satuan`, { ...sent, faktor: 1000 })).toEqual([
      ...[422, 'Dengan faktor ini 1 harga terlalu besar. Periksa faktornya.'],
    ]);
    expect((await prices()).slice(2)).toEqual(BEFORE.slice(2));
  });

  test('seen with other prices than there are now is asked again', async () => {
    const sent = { satuan: 'ons', cara: 'faktor', faktor: '0,1', harga: 3 };
    expect((await refused('POST', `/komoditi/${id}/satuan`, sent))[0]).toBe(409);
    expect(await prices()).toEqual(BEFORE);
  });

  test('is for the office alone', async () => {
    const sent = { satuan: 'ons', cara: 'faktor', faktor: '0,1' };
    expect((await petugas.send('POST', `/komoditi/${id}/satuan`, sent)).status).toBe(403);
    expect((await petugas.send('GET', `/komoditi/${id}${act}`)).status).toBe(403);
  });
});

describe('a new commodity', () => {
  test('has the new unit beside the old one, whose prices stay', async () => {
    const sent = { satuan: 'ons', cara: 'baru', nama: 'Kencur Ons' };
    const { komoditi: baru, harga } = await ok('POST', `/komoditi/${id}/satuan`, sent);
    expect([baru.nama_komoditi, baru.satuan, harga]).toEqual(['Kencur Ons', 'ons', 0]);
    expect(await komoditi()).toMatchObject({ satuan: 'kg' });
    expect(await prices()).toEqual(BEFORE);
  });

  test('of a name that is there already, or of none, is refused', async () => {
    const sent = { satuan: 'ons', cara: 'baru' };
    expect((await refused('POST', `/komoditi/${id}/satuan`, sent))[0]).toBe(422);
    expect(await refused('POST', `/komoditi/${id}/satuan`, { ...sent, nama: 'kencur' })).toEqual([
      409,
      'kencur sudah ada',
    ]);
  });
});
