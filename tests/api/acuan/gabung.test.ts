import { beforeEach, describe, expect, test } from 'vitest';
import { revisionOf } from '../../../server/http/revision.ts';
import { callerOf } from '../../support/api/callers.ts';
import { countedPrices } from '../../support/api/counted.ts';
import { newKomoditi } from '../../support/api/prices.ts';
import { twoAlike } from '../../support/api/two-alike.ts';

let at: Awaited<ReturnType<typeof twoAlike>>;
beforeEach(async () => {
  at = await twoAlike();
});

test('before a merge it is told what moves, and what stands in the same place and week with both values', async () => {
  const { ini, itu, crowded, preview } = at;
  const { bentrok, lain } = await crowded();
  const told = await preview();
  expect(told).toMatchObject({
    ini: { id: ini, nama_komoditi: 'Lombok Rawit', satuan: 'kg' },
    itu: { id: itu, nama_komoditi: 'Cabe Rawit' },
    pindah: [
      { tabel: 'harga_pangan', baris: 3, bentrok: 1 },
      { tabel: 'harga_pangan_kutai_barat', baris: 1, bentrok: 1 },
      { tabel: 'harga_acuan', baris: 1, bentrok: 1 },
      { tabel: 'ambang_skpg', baris: 0, bentrok: 0 },
    ],
    bentrok: 3,
  });
  expect(told.daftar.map(({ kunci, ini: one, itu: other }) => [kunci, one.id, other.id])).toEqual([
    [`harga_pangan/${bentrok[0]}`, bentrok[0], lain[0]],
    [`harga_pangan_kutai_barat/${bentrok[1]}`, bentrok[1], lain[1]],
    [`harga_acuan/${bentrok[2]}`, bentrok[2], lain[2]],
  ]);
  expect(told.daftar[0]).toMatchObject({
    di: expect.stringMatching(/, Melak$/),
    ini: {
      isi: [
        { judul: 'Harga Eceran', nilai: 60_000 },
        { judul: 'Harga Grosir', nilai: 55_000 },
      ],
    },
    itu: {
      isi: [
        { judul: 'Harga Eceran', nilai: 70_000 },
        { judul: 'Harga Grosir', nilai: 65_000 },
      ],
    },
  });
  expect(told.daftar[2]!.di).toBe('HAP, 2027-01-01');
});

test('without a conflict nothing is chosen, and all rows move', async () => {
  const { api, admin, ini, itu, melak, damai, price, merge, eceranOf } = at;
  await price(ini, 60_000, melak);
  await price(itu, 70_000, damai);
  const before = await revisionOf(api.db, ['harga_pangan']);
  const { status, body } = await merge();
  expect([status, body.data.pindah, body.data.hapus]).toEqual([200, 1, 0]);
  expect(body.data.komoditi).toMatchObject({ id: itu, nama_komoditi: 'Cabe Rawit' });
  expect(await eceranOf(itu)).toEqual([60_000, 70_000]);
  expect((await admin.send('GET', `/komoditi/${ini}`)).status).toBe(404);
  expect(await revisionOf(api.db, ['harga_pangan'])).not.toBe(before);
  const jejak = await api.db.selectFrom('jejak').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(jejak).toMatchObject({
    ...{ perbuatan: 'gabung', tabel: 'komoditi', baris: ini, user_id: admin.id },
    keterangan: 'ke Cabe Rawit: 1 baris pindah, 0 dihapus',
  });
});

describe('of two rows in one place and week one stays', () => {
  test.each([
    ['itu', [62_000, 63_000, 70_000], 71_000, 58_000],
    ['ini', [60_000, 62_000, 63_000], 61_000, 57_000],
  ])('that of %s', async (pilihan, eceran, kabupaten, negara) => {
    const { api, itu, crowded, merge, eceranOf } = at;
    await crowded();
    const { body } = await merge({ pilihan, bentrok: 3 });
    expect([body.data.pindah, body.data.hapus]).toEqual([pilihan === 'ini' ? 5 : 2, 3]);
    expect(await eceranOf(itu)).toEqual(eceran);
    const own = await api.db
      .selectFrom('harga_pangan_kutai_barat')
      .selectAll()
      .where('komoditi_id', '=', itu)
      .execute();
    expect(own.map(({ harga_eceran }) => harga_eceran)).toEqual([kabupaten]);
    const set = await api.db.selectFrom('harga_acuan').selectAll().where('komoditi_id', '=', itu).execute();
    expect(set.map(({ harga_acuan }) => harga_acuan)).toEqual([negara]);
    const { kept, real } = await countedPrices(api.db);
    expect(kept).toEqual(real);
  });

  test('chosen one by one', async () => {
    const { api, itu, crowded, merge, eceranOf } = at;
    const { bentrok } = await crowded();
    await merge({ pilihan: 'itu', kecuali: [`harga_pangan/${bentrok[0]}`] });
    expect(await eceranOf(itu)).toEqual([60_000, 62_000, 63_000]);
    const own = await api.db
      .selectFrom('harga_pangan_kutai_barat')
      .selectAll()
      .where('komoditi_id', '=', itu)
      .execute();
    expect(own.map(({ harga_eceran }) => harga_eceran)).toEqual([71_000]);
  });

  test('and whoever has not chosen, or chose among others, is asked', async () => {
    const { ini, itu, weeks, melak, price, crowded, merge, eceranOf } = at;
    await crowded();
    const unsaid = await merge();
    expect([unsaid.status, unsaid.body.meta.message]).toEqual([422, 'Ada 3 bentrok. Pilih baris mana yang tinggal.']);
    const strange = await merge({ pilihan: 'itu', kecuali: ['harga_pangan/1'] });
    expect([strange.status, strange.body.meta.message]).toEqual([422, 'Bentrok yang dipilih tidak ditemukan']);
    await price(itu, 72_000, melak, weeks[1]);
    const late = await merge({ pilihan: 'itu', bentrok: 3 });
    expect([late.status, late.body.meta.message]).toEqual([
      409,
      'Datanya berubah sejak diperiksa. Periksa sekali lagi apa yang pindah.',
    ]);
    expect(await eceranOf(ini)).toHaveLength(3);
  });
});

describe('what a merge has deleted', () => {
  const trash = async () => (await at.admin.send('GET', '/sampah')).body.data.data;

  test('lies in the trash under its old name, and comes back as a price of the other once its place is free', async () => {
    const { api, ini, itu, melak, price, merge, eceranOf } = at;
    const [lost, won] = [await price(ini, 60_000, melak), await price(itu, 70_000, melak)];
    await merge({ pilihan: 'itu', bentrok: 1 });
    const [row] = await trash();
    expect(row).toMatchObject({ baris: lost, nama: 'Lombok Rawit' });
    const superadmin = await callerOf(api, 'superadmin');
    const putBack = () => superadmin.send('POST', `/sampah/${row.id}/pulihkan`);
    const taken = await putBack();
    expect([taken.status, taken.body.data.id]).toEqual([409, won]);
    await superadmin.send('DELETE', `/harga-pangan/${won}`);
    const { status, body } = await putBack();
    expect([status, body.data.harga_pangan]).toEqual([
      200,
      expect.objectContaining({ id: lost, harga_eceran: 60_000, komoditi_id: itu }),
    ]);
    expect(await eceranOf(itu)).toEqual([60_000]);
  });

  test('and an earlier figure of a moved price is restored as one of what the other has become since', async () => {
    const { api, ini, itu, admin, melak, price, merge, eceranOf } = at;
    const superadmin = await callerOf(api, 'superadmin');
    const id = await price(ini, 60_000, melak);
    await superadmin.send('PUT', `/harga-pangan/${id}`, { harga_eceran: 61_000 });
    await merge();
    const third = await newKomoditi(api, 'Cabai Setan');
    expect((await admin.send('POST', `/komoditi/${itu}/gabung`, { ke: third })).status).toBe(200);
    expect((await superadmin.send('POST', `/harga-pangan/${id}/pulihkan`, { revisi: 1 })).status).toBe(200);
    expect(await eceranOf(third)).toEqual([60_000]);
    const { body } = await superadmin.send('GET', `/harga-pangan/${id}/riwayat`);
    const names = body.data.data.flatMap(({ perubahan }: { perubahan: { kolom: string }[] }) =>
      perubahan.filter(({ kolom }) => kolom === 'komoditi_id'),
    );
    expect(names).toMatchObject([
      { nama_sebelum: 'Cabe Rawit', nama_sesudah: 'Cabai Setan' },
      { nama_sebelum: 'Lombok Rawit', nama_sesudah: 'Cabe Rawit' },
      { nama_sebelum: null, nama_sesudah: 'Lombok Rawit' },
    ]);
    const acts = await superadmin.send('GET', '/jejak?perbuatan=gabung');
    expect(acts.body.data.data.map(({ nama }: { nama: string }) => nama)).toEqual(['Cabe Rawit', 'Lombok Rawit']);
  });
});
