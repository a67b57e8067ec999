import { beforeEach, expect, test } from 'vitest';
import type { BerandaKantor } from '#contract/summaries/beranda-kantor.ts';
import { callerOf } from '../../support/api/callers.ts';
import { newRow } from '../../support/api/fixtures.ts';
import { type SmallWorld, smallWorld } from '../../support/api/small-world.ts';

let world: SmallWorld;
beforeEach(async () => {
  world = await smallWorld();
});

const due = async (): Promise<BerandaKantor> =>
  (await (await callerOf(world.api, 'admin')).send('GET', '/kantor/beranda')).body.data;

test('prices that moved most since the period before, and those that moved more than 50 per cent', async () => {
  const before = await world.periode('harga_pangan', 'Lalu', '2026-11-09', '2026-11-15');
  const week = await world.periode('harga_pangan', 'Ini', '2026-11-16', '2026-11-22');
  const pairs: [string, string, number, number][] = [
    ['Melak', 'Beras', 10_000, 15_000],
    ['Melak', 'Cabai', 10_000, 15_010],
    ['Melak', 'Telur', 2_000, 2_000],
    ['Damai', 'Beras', 14_000, 1_400],
    ['Damai', 'Cabai', 0, 900],
  ];
  for (const [tempat, nama, lalu, kini] of pairs) {
    await world.harga(before, tempat, nama, lalu);
    await world.harga(week, tempat, nama, kini);
  }
  await world.hargaKabupaten(before, 'Beras', 1_000);
  await world.hargaKabupaten(week, 'Beras', 10_000);
  const { harga } = await due();
  const shown = (rows: typeof harga.terbesar) =>
    rows.map(({ nama_kecamatan, nama_komoditi, persen }) => `${nama_kecamatan} ${nama_komoditi} ${persen}`);
  expect(harga.periode?.nama_periode).toBe('Ini');
  expect(shown(harga.terbesar)).toEqual([
    ...['Kabupaten Kutai Barat Beras 900', 'Damai Beras -90', 'Melak Cabai 50.1', 'Melak Beras 50'],
  ]);
  expect(shown(harga.lonjakan)).toEqual(shown(harga.terbesar).slice(0, 3));
  expect(harga.jumlah_lonjakan).toBe(3);
});

test('of a week that nobody has begun, those of the week before are shown', async () => {
  const weeks: number[] = [];
  for (const [at, day] of ['2026-11-02', '2026-11-09', '2026-11-16'].entries()) {
    weeks.push(await world.periode('harga_pangan', `Pekan ${at}`, day));
  }
  await world.harga(weeks[0]!, 'Melak', 'Beras', 1_000);
  await world.harga(weeks[1]!, 'Melak', 'Beras', 1_200);
  const { harga } = await due();
  expect([harga.periode?.nama_periode, harga.terbesar[0]?.persen]).toEqual(['Pekan 1', 20]);
});

test('deficits, the largest first', async () => {
  const week = await world.periode('ketersediaan_pangan', 'Ini', '2026-11-16', '2026-11-22');
  await world.ketersediaan(week, 'Melak', 'Beras', 95.5, 90.2);
  await world.ketersediaan(week, 'Damai', 'Beras', 80, 10);
  await world.ketersediaan(week, 'Damai', 'Telur', 5, 5);
  const { defisit } = await due();
  expect(defisit.jumlah).toBe(2);
  expect(defisit.baris.map(({ nama_kecamatan, nama_pangan, neraca }) => [nama_kecamatan, nama_pangan, neraca])).toEqual(
    [
      ['Damai', 'Beras', -70],
      ['Melak', 'Beras', -5.3],
    ],
  );
});

test('cases of gizi buruk by village, in the newest weighing that somebody has begun', async () => {
  const october = await world.periode('timbang_balita', 'Oktober', '2026-10-01', '2026-10-31');
  await world.periode('timbang_balita', 'November', '2026-11-01', '2026-11-30');
  await world.timbang(october, 'Melak', 'Empas', 1);
  await world.timbang(october, 'Melak', 'Muara Bunyut', 0);
  await world.timbang(october, 'Damai', 'Besiq', 2);
  const { gizi_buruk } = await due();
  expect(gizi_buruk).toMatchObject({ jumlah_desa: 2, jumlah_kasus: 3, periode: { nama_periode: 'Oktober' } });
  expect(gizi_buruk.baris.map(({ nama_desa_kelurahan, kasus }) => [nama_desa_kelurahan, kasus])).toEqual([
    ['Besiq', 2],
    ['Empas', 1],
  ]);
});

test('reports of offers of the last seven days', async () => {
  const report = (created_at: string, at: number) =>
    world.api.db
      .insertInto('aduan_produk')
      .values({
        ...{ created_at, produk_id: 1, judul: 'Madu', penjual_id: 1, alasan: 'keliru', keterangan: null },
        ...{ hari: created_at.slice(0, 10), sidik: `${at}` },
      })
      .execute();
  for (const [at, time] of [
    '2026-11-13T03:59:59.999Z',
    '2026-11-13T04:00:00.000Z',
    '2026-11-20T03:00:00.000Z',
  ].entries()) {
    await report(time, at);
  }
  expect((await due()).aduan).toEqual({ sejak: '2026-11-13T04:00:00.000Z', jumlah: 2 });
});

test('lists are bounded, their lengths are told', async () => {
  for (let at = 0; at < 30; at += 1) await newRow(world.api, 'pangan', { nama_pangan: `Pangan ${at}` });
  const foods = await world.api.db.selectFrom('pangan').select('id').execute();
  const week = await world.periode('ketersediaan_pangan', 'Ini', '2026-11-16', '2026-11-22');
  for (const { id: pangan_id } of foods) {
    await newRow(world.api, 'ketersediaan_pangan', {
      ...{ pangan_id, periode_ketersediaan_pangan_id: week, kecamatan_id: world.id('kecamatan', 'Melak') },
      ...{ user_id: world.id('akun', 'yulius'), harga_rata_rata: 1, kebutuhan: 9, ketersediaan: 1 },
    });
  }
  const { defisit } = await due();
  expect([defisit.baris.length, defisit.jumlah]).toEqual([20, 32]);
});
