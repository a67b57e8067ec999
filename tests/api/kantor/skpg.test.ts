import { beforeAll, describe, expect, test } from 'vitest';
import type { AsalSkpg, PapanSkpg, TempatSkpg } from '#contract/summaries/skpg.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { newRow } from '../../support/api/fixtures.ts';
import { type SmallWorld, smallWorld } from '../../support/kantor/small-world.ts';

let world: SmallWorld;
let admin: Caller;
beforeAll(async () => {
  world = await smallWorld();
  admin = await callerOf(world.api, 'admin');
  const { periode, api, id } = world;
  const komoditi_id = await newRow(api, 'komoditi', { nama_komoditi: 'Beras Medium' });
  const by = { user_id: id('akun', 'yulius') };
  const padi = async (tahun: number, areas: Record<string, [tanam: number, puso: number]>) => {
    const october = await periode('luas_tanam', `Oktober ${tahun}`, `${tahun}-10-01`, `${tahun}-10-31`);
    for (const [desa, [luas_tanam, luas_puso]] of Object.entries(areas)) {
      const kecamatan_id = id('kecamatan', desa === 'Besiq' ? 'Damai' : 'Melak');
      const at = { periode_luas_tanam_id: october, kecamatan_id, kelurahan_id: id('desa', desa) };
      await newRow(api, 'luas_tanam', { ...by, ...at, komoditi: 'padi', luas_tanam, luas_puso });
      await newRow(api, 'luas_tanam', { ...by, ...at, komoditi: 'jagung', luas_tanam: 500, luas_puso: 400 });
    }
  };
  await padi(2024, { Empas: [10, 1], 'Muara Bunyut': [10, 1], Besiq: [5, 0] });
  await padi(2025, { Empas: [30, 1], 'Muara Bunyut': [10, 1], Besiq: [5, 0] });
  await padi(2026, { Empas: [20, 2], 'Muara Bunyut': [13, 2], Besiq: [5, 0] });

  // Weeks by their Thursdays: July to September one each, October five.
  const price = async (tanggal: string, selesai: string, harga: Record<string, number>) => {
    const week = await periode('harga_pangan', `Pekan ${tanggal}`, tanggal, selesai);
    for (const [nama, harga_eceran] of Object.entries(harga)) {
      const at = { periode_harga_pangan_id: week, kecamatan_id: id('kecamatan', nama), komoditi_id };
      await newRow(api, 'harga_pangan', { ...by, ...at, harga_grosir: 1, harga_eceran });
    }
  };
  await price('2026-07-06', '2026-07-12', { Melak: 10_000, Damai: 10_000 });
  await price('2026-08-03', '2026-08-09', { Melak: 10_000, Damai: 10_000 });
  await price('2026-09-07', '2026-09-13', { Melak: 10_000, Damai: 12_000 });
  await price('2026-09-28', '2026-10-04', { Melak: 10_000 });
  await price('2026-10-05', '2026-10-11', { Melak: 10_500 });
  await price('2026-10-12', '2026-10-18', { Melak: 10_500, Damai: 15_000 });
  await price('2026-10-19', '2026-10-25', { Melak: 11_000, Damai: 0 });
  await price('2026-10-26', '2026-11-01', { Melak: 11_000 });

  const weighed = await periode('timbang_balita', 'Oktober 2026', '2026-10-01', '2026-10-31');
  const counts = { Empas: [40, 38, 1], 'Muara Bunyut': [60, 46, 4], Besiq: [20, 12, 3] } as const;
  for (const [desa, [jumlah_balita, berat_badan_naik, dibawah_garis_merah]] of Object.entries(counts)) {
    const kecamatan_id = id('kecamatan', desa === 'Besiq' ? 'Damai' : 'Melak');
    await newRow(api, 'timbang_balita', {
      ...{ ...by, periode_timbang_balita_id: weighed, kecamatan_id, kelurahan_id: id('desa', desa) },
      ...{ jumlah_balita, berat_badan_naik, berat_badan_tidak_naik: 0, dibawah_garis_merah, kasus_gizi_buruk: 0 },
    });
  }
});

const asked = async (query: string, who = admin): Promise<PapanSkpg> => {
  const { status, body, headers } = await who.send('GET', `/kantor/skpg?${query}`);
  expect([query, status, headers.get('Cache-Control')]).toEqual([query, 200, 'private, no-store']);
  return body.data;
};

const drawn = ({ nama, aspek, komposit }: TempatSkpg): string =>
  [nama, ...Object.values(aspek), komposit]
    .map((one) => (typeof one === 'string' ? one : (one.label ?? one.keadaan)))
    .join(' · ');

describe('GET /kantor/skpg', () => {
  test('each place with its aspects; one without reports has none, and no composite', async () => {
    const { tempat, tahun, bulan } = await asked('');
    expect([tahun, bulan]).toEqual([2026, 10]);
    expect(tempat.map(drawn)).toEqual([
      'Kabupaten Kutai Barat · waspada · rentan · waspada · rentan',
      'Bongan · belum tersedia · belum tersedia · belum tersedia · belum tersedia',
      'Damai · tidak dapat dihitung · rentan · rentan · tidak dapat dihitung',
      'Melak · waspada · waspada · waspada · waspada',
    ]);
  });

  test('every figure says what it was made of: sums first, n years, five weeks, how many reported', async () => {
    const { tempat } = await asked('tahun=2026&bulan=10');
    const melak = tempat.find(({ nama }) => nama === 'Melak')?.indikator;
    expect(melak?.tanam).toEqual({
      ...{ keadaan: 'ada', nilai: 10, label: 'aman', kini: 33, pembanding: 30, banyak: 2, cakupan: 2, dari: 2 },
    });
    expect(melak?.puso).toMatchObject({ nilai: 100, label: 'rentan', kini: 4, pembanding: 2, banyak: 2 });
    expect(melak?.beras).toMatchObject({ nilai: 6, label: 'waspada', kini: 10_600, pembanding: 10_000, banyak: 3 });
    expect(melak?.nd).toMatchObject({ nilai: 84, label: 'waspada', kini: 84, pembanding: 100, cakupan: 2, dari: 2 });
    expect(melak?.bgm).toMatchObject({ nilai: 5, label: 'waspada', kini: 5, pembanding: 100 });
  });
});

describe('GET /kantor/skpg/asal', () => {
  const asal = async (query: string): Promise<AsalSkpg['baris']> => {
    const { status, body } = await admin.send('GET', `/kantor/skpg/asal?tahun=2026&bulan=10&${query}`);
    expect(status).toBe(200);
    return body.data.baris;
  };
  const told = ({ nama_periode, ini, tempat, angka, diisi_oleh }: AsalSkpg['baris'][number]) =>
    [ini ? 'kini' : 'dulu', nama_periode, tempat, ...angka.map(({ nilai }) => nilai), diisi_oleh ?? '-'].join(' ');

  test('a figure of a kecamatan: its rows, village by village, and who entered them', async () => {
    expect((await asal(`ukuran=puso&kecamatan_id=${world.id('kecamatan', 'Melak')}`)).map(told)).toEqual([
      'kini Oktober 2026 Empas 20 2 Yulius',
      'kini Oktober 2026 Muara Bunyut 13 2 Yulius',
      'dulu Oktober 2025 Empas 30 1 Yulius',
      'dulu Oktober 2025 Muara Bunyut 10 1 Yulius',
      'dulu Oktober 2024 Empas 10 1 Yulius',
      'dulu Oktober 2024 Muara Bunyut 10 1 Yulius',
    ]);
  });

  test('of the regency: what each kecamatan sums up to', async () => {
    expect((await asal('ukuran=nd')).map(told)).toEqual([
      'kini Oktober 2026 Damai 20 12 3 -',
      'kini Oktober 2026 Melak 100 84 5 -',
    ]);
  });

  test('a price: the weeks of the month and of those it is compared with, without what is no price', async () => {
    expect((await asal(`ukuran=beras&kecamatan_id=${world.id('kecamatan', 'Damai')}`)).map(told)).toEqual([
      'kini Pekan 2026-10-12 Damai 15000 Yulius',
      'dulu Pekan 2026-09-07 Damai 12000 Yulius',
      'dulu Pekan 2026-08-03 Damai 10000 Yulius',
      'dulu Pekan 2026-07-06 Damai 10000 Yulius',
    ]);
  });
});
