import { beforeAll, describe, expect, test } from 'vitest';
import type { AmbangSkpg } from '#contract/summaries/skpg/ambang-skpg.ts';
import type { AsalSkpg } from '#contract/summaries/skpg/asal.ts';
import type { PapanSkpg, TempatSkpg } from '#contract/summaries/skpg/papan.ts';
import { ambangBawaan } from '../../../contract/formulas/skpg/tests/bawaan.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { skpgWorld } from '../../support/kantor/skpg-world.ts';

let world: Awaited<ReturnType<typeof skpgWorld>>;
let admin: Caller;
beforeAll(async () => {
  world = await skpgWorld();
  admin = await callerOf(world.api, 'admin');
});

const asked = async (query: string, who = admin): Promise<PapanSkpg> => {
  const { status, body, headers } = await who.send('GET', `/kantor/skpg?${query}`);
  expect([query, status, headers.get('Cache-Control')]).toEqual([query, 200, 'private, no-store']);
  return body.data.papan;
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
      'Damai · waspada · rentan · rentan · rentan',
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
  test('says who changed a row, besides who entered it', async () => {
    const admin = await callerOf(world.api, 'superadmin');
    const { id } = await world.api.db
      .selectFrom('timbang_balita')
      .select('id')
      .where('jumlah_balita', '=', 20)
      .executeTakeFirstOrThrow();
    expect(await admin.send('PUT', `/timbang-balita/${id}`, { berat_badan_naik: 13 })).toMatchObject({ status: 200 });
    const query = `tahun=2026&bulan=10&ukuran=nd&kecamatan_id=${world.id('kecamatan', 'Damai')}`;
    const { body } = await admin.send('GET', `/kantor/skpg/asal?${query}`);
    expect(body.data.baris).toMatchObject([{ tempat: 'Besiq', diisi_oleh: 'Yulius', diubah_oleh: expect.any(String) }]);
    expect(body.data.baris[0].diubah_oleh).not.toBe('Yulius');
    await admin.send('PUT', `/timbang-balita/${id}`, { berat_badan_naik: 12 });
  });

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
      'kini Oktober 2026 Damai 20 12 0 3 -',
      'kini Oktober 2026 Melak 100 84 0 5 -',
    ]);
  });

  test('a price: the weeks of the month and of those it is compared with, without what is no price', async () => {
    expect((await asal(`ukuran=beras&kecamatan_id=${world.id('kecamatan', 'Damai')}`)).map(told)).toEqual([
      'kini Minggu ke-3 Oktober 2026 Damai 15000 Yulius',
      'dulu Minggu ke-2 September 2026 Damai 12000 Yulius',
      'dulu Minggu ke-1 Agustus 2026 Damai 10000 Yulius',
      'dulu Minggu ke-2 Juli 2026 Damai 10000 Yulius',
    ]);
  });
});

test('a village that has changed its kecamatan counts where it lies now, in this year and those before', async () => {
  const moved = await skpgWorld();
  const admin = await callerOf(moved.api, 'admin');
  await moved.api.db
    .updateTable('desa_kelurahan')
    .set({ kecamatan_id: moved.id('kecamatan', 'Damai') })
    .where('nama_desa_kelurahan', '=', 'Muara Bunyut')
    .execute();
  const { tempat } = (await admin.send('GET', '/kantor/skpg?tahun=2026&bulan=10')).body.data.papan as PapanSkpg;
  const tanam = (nama: string) => tempat.find((one) => one.nama === nama)?.indikator.tanam;
  expect(tanam('Melak')).toMatchObject({ kini: 20, pembanding: 20, cakupan: 1, dari: 1 });
  expect(tanam('Damai')).toMatchObject({ kini: 18, pembanding: 15, cakupan: 2, dari: 2 });
});

test('figures of a period without dates count in no month, and report and completeness name the period', async () => {
  const { api } = await skpgWorld();
  const admin = await callerOf(api, 'admin');
  const papan = async () => (await admin.send('GET', '/kantor/skpg?tahun=2026&bulan=10')).body.data.papan as PapanSkpg;
  const before = await papan();
  const opened = await admin.send('POST', '/periode-luas-tanam', { nama_periode: 'Entah kapan' });
  await api.db
    .updateTable('periode_luas_tanam')
    .set({ created_at: '2026-10-15T00:00:00.000Z' })
    .where('nama_periode', '=', 'Entah kapan')
    .execute();
  const row = await api.db.selectFrom('luas_tanam').selectAll().executeTakeFirstOrThrow();
  const periode_luas_tanam_id = opened.body.data.periode_luas_tanam.id;
  await api.db
    .insertInto('luas_tanam')
    .values({ ...row, id: 999_999, periode_luas_tanam_id, luas_tanam: 999 })
    .execute();
  const { periode_tanpa_tanggal, ...rest } = await papan();
  expect(rest.tempat).toEqual(before.tempat);
  expect([before.periode_tanpa_tanggal, periode_tanpa_tanggal]).toEqual([undefined, ['Entah kapan']]);
  const { tanpa_tanggal, periode } = (await admin.send('GET', '/kelengkapan?jenis=luas-tanam')).body.data;
  expect(tanpa_tanggal).toEqual(['Entah kapan']);
  expect(JSON.stringify(periode)).not.toContain('Entah kapan');
});

test('a threshold that begins later leaves the months before without a label, which says why', async () => {
  const other = await skpgWorld();
  const admin = await callerOf(other.api, 'admin');
  await other.api.db
    .updateTable('ambang_skpg')
    .set({ berlaku_mulai: '2026-11-01' })
    .where('ukuran', '=', 'beras')
    .execute();
  const { papan, narasi, rekomendasi } = (await admin.send('GET', '/kantor/skpg?tahun=2026&bulan=10')).body.data;
  expect(papan.tempat[0].aspek.akses).toEqual({ keadaan: 'ambang belum ada', nilai: null, label: null });
  expect(papan.tempat[0].komposit.keadaan).toBe('ambang belum ada');
  const said = [...narasi, ...rekomendasi].map(({ teks }: { teks: string }) => teks).join(' ');
  expect(said).toContain('ambangnya belum ada');
  expect(said).toContain('Isi ambang aspek akses');
});

test('a village that has not reported yet is no loss: neither this month nor in the years it is held against', async () => {
  const other = await skpgWorld();
  const admin = await callerOf(other.api, 'admin');
  const { id: october } = await other.api.db
    .selectFrom('periode_luas_tanam')
    .select('id')
    .where('nama_periode', '=', 'Oktober 2026')
    .executeTakeFirstOrThrow();
  await other.api.db
    .deleteFrom('luas_tanam')
    .where('periode_luas_tanam_id', '=', october)
    .where('kelurahan_id', '=', other.id('desa', 'Muara Bunyut'))
    .execute();
  const { tempat } = (await admin.send('GET', '/kantor/skpg?tahun=2026&bulan=10')).body.data.papan as PapanSkpg;
  // 20 hectares of Empas against its own 30 and 10.
  expect(tempat.find(({ nama }) => nama === 'Melak')?.indikator.tanam).toMatchObject({
    ...{ nilai: 0, kini: 20, pembanding: 20, banyak: 2, cakupan: 1, dari: 2 },
  });
  const query = `tahun=2026&bulan=10&ukuran=tanam&kecamatan_id=${other.id('kecamatan', 'Melak')}`;
  const { baris } = (await admin.send('GET', `/kantor/skpg/asal?${query}`)).body.data as AsalSkpg;
  expect(baris.map(({ nama_periode, tempat: nama, angka }) => [nama_periode, nama, angka[0]?.nilai])).toEqual([
    ['Oktober 2026', 'Empas', 20],
    ['Oktober 2025', 'Empas', 30],
    ['Oktober 2024', 'Empas', 10],
  ]);
});

test('an office begins with the thresholds that the rules are tried with', async () => {
  const { data } = (await admin.send('GET', '/ambang-skpg?limit=100')).body.data as { data: AmbangSkpg[] };
  const shipped = data.map(({ skema, ukuran, aman, waspada, rentan, sumber, perlu_konfirmasi: perluKonfirmasi }) => ({
    ...{ skema, ukuran, aman, waspada, rentan, sumber, perluKonfirmasi },
  }));
  expect(new Set(shipped)).toEqual(new Set(ambangBawaan));
});
