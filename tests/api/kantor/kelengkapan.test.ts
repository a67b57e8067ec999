import { beforeAll, describe, expect, test } from 'vitest';
import type { Kelengkapan } from '#contract/summaries/kelengkapan.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { type SmallWorld, smallWorld } from '../../support/kantor/small-world.ts';

let world: SmallWorld;
let admin: Caller;
let week: Record<'lalu' | 'ini' | 'depan' | 'kembar', number>;
beforeAll(async () => {
  world = await smallWorld();
  admin = await callerOf(world.api, 'admin');
  const { periode, harga, hargaKabupaten, ketersediaan, timbang, luas } = world;
  week = {
    lalu: await periode('harga_pangan', 'Pekan lalu', '2026-11-09', '2026-11-15'),
    ini: await periode('harga_pangan', 'Pekan ini', '2026-11-16', '2026-11-22'),
    depan: await periode('harga_pangan', 'Pekan depan', '2026-11-23', '2026-11-29'),
    // Two periods of one day stand beside each other.
    kembar: await periode('harga_pangan', 'Pekan kembar', '2026-11-16', '2026-11-22'),
  };
  await periode('harga_pangan', 'Tahun lalu', '2025-12-29', '2026-01-04');
  for (const nama of ['Beras', 'Cabai', 'Telur']) await harga(week.lalu, 'Melak', nama);
  await harga(week.ini, 'Melak', 'Beras');
  await harga(week.depan, 'Damai', 'Telur');
  await hargaKabupaten(week.ini, 'Cabai');
  const stok = await periode('ketersediaan_pangan', 'Stok', '2026-11-16', '2026-11-22');
  await ketersediaan(stok, 'Damai', 'Beras');
  await ketersediaan(stok, 'Damai', 'Telur');
  const november = await periode('timbang_balita', 'November 2026', '2026-11-01', '2026-11-30');
  await timbang(november, 'Melak', 'Muara Bunyut');
  const tanam = await periode('luas_tanam', 'November 2026', '2026-11-01', '2026-11-30');
  for (const tanaman of ['padi', 'jagung']) await luas(tanam, 'Melak', 'Empas', tanaman);
});

const asked = async (query: string, who = admin): Promise<Kelengkapan> => {
  const { status, body, headers } = await who.send('GET', `/kelengkapan?${query}`);
  expect([query, status, headers.get('Cache-Control')]).toEqual([query, 200, 'private, no-store']);
  return body.data;
};

/** A matrix as it is seen: places below each other, filled counts beside each other. */
const drawn = ({ tempat, terisi }: Kelengkapan): string[] =>
  tempat.map((one, at) =>
    [one.nama_kecamatan, one.nama_desa_kelurahan, `dari ${one.diharapkan}:`, ...(terisi[at] ?? [])]
      .filter((part) => part !== null)
      .join(' '),
  );

describe('GET /kelengkapan', () => {
  test('prices: each kecamatan by each week of the year, the oldest first, two of one day by their number', async () => {
    const found = await asked('jenis=harga-pangan&tahun=2026');
    expect(found.periode.map(({ nama_periode }) => nama_periode)).toEqual([
      ...['Pekan lalu', 'Pekan ini', 'Pekan kembar', 'Pekan depan'],
    ]);
    expect(drawn(found)).toEqual(['Bongan dari 3: 0 0 0 0', 'Damai dari 3: 0 0 0 1', 'Melak dari 3: 3 1 0 0']);
    expect(found).toMatchObject({ satuan: 'harga', hari_ini: '2026-11-20', tahun_lain: ['2026', '2025'] });
  });

  test('a period that begins later has not begun, and one of this day has', async () => {
    const { periode } = await asked('tahun=2026');
    expect(periode.map(({ mulai, sudah_mulai, ditutup }) => [mulai, sudah_mulai, ditutup])).toEqual([
      ['2026-11-09', true, false],
      ['2026-11-16', true, false],
      ['2026-11-16', true, false],
      ['2026-11-23', false, false],
    ]);
  });

  test('without a year it is that of the newest period that has begun; one without periods has no columns', async () => {
    expect((await asked('')).tahun).toBe('2026');
    expect((await asked('tahun=2025')).periode).toHaveLength(1);
    const none = await asked('tahun=2024');
    expect([none.periode, drawn(none)]).toEqual([[], ['Bongan dari 3:', 'Damai dari 3:', 'Melak dari 3:']]);
  });

  test('the regency’s prices are one line', async () => {
    const found = await asked('jenis=harga-pangan-kutai-barat&tahun=2026');
    expect(drawn(found)).toEqual(['Kabupaten Kutai Barat dari 3: 0 1 0 0']);
  });

  test('balances: each food that there is', async () => {
    expect(drawn(await asked('jenis=ketersediaan-pangan'))).toEqual([
      ...['Bongan dari 2: 0', 'Damai dari 2: 2', 'Melak dari 2: 0'],
    ]);
  });

  test('weighing: villages summed by kecamatan, and village by village; without villages nothing is expected', async () => {
    expect(drawn(await asked('jenis=timbang-balita'))).toEqual([
      ...['Bongan dari 0: 0', 'Damai dari 1: 0', 'Melak dari 2: 1'],
    ]);
    const villages = ['Damai Besiq dari 1: 0', 'Melak Empas dari 1: 0', 'Melak Muara Bunyut dari 1: 1'];
    expect(drawn(await asked('jenis=timbang-balita&rinci=desa'))).toEqual(villages);
    const melak = await asked(`jenis=timbang-balita&kecamatan_id=${world.id('kecamatan', 'Melak')}`);
    expect(drawn(melak)).toEqual(villages.slice(1));
  });

  test('planting: a village counts once with however many crops', async () => {
    expect(drawn(await asked('jenis=luas-tanam'))).toEqual([
      ...['Bongan dari 0: 0', 'Damai dari 1: 0', 'Melak dari 2: 1'],
    ]);
  });

  test('one kecamatan alone; one that is not there is 404', async () => {
    const found = await asked(`tahun=2026&kecamatan_id=${world.id('kecamatan', 'Melak')}`);
    expect(drawn(found)).toEqual(['Melak dari 3: 3 1 0 0']);
    expect((await admin.send('GET', '/kelengkapan?kecamatan_id=999999')).status).toBe(404);
    expect((await admin.send('GET', '/kelengkapan?jenis=harga')).status).toBe(422);
  });

  test('an officer sees where he works, and is refused elsewhere', async () => {
    const yulius = await callerOf(world.api, 'yulius');
    expect(drawn(await asked('tahun=2026', yulius))).toEqual(['Melak dari 3: 3 1 0 0']);
    expect(drawn(await asked('jenis=harga-pangan-kutai-barat&tahun=2026', yulius))).toHaveLength(1);
    const damai = world.id('kecamatan', 'Damai');
    expect((await yulius.send('GET', `/kelengkapan?kecamatan_id=${damai}`)).status).toBe(403);
    expect((await yulius.send('GET', `/kelengkapan/rincian?periode_id=1&kecamatan_id=${damai}`)).status).toBe(403);
    // Nobody told him of a kecamatan.
    expect(drawn(await asked('tahun=2026', await callerOf(world.api, 'petugas')))).toEqual([]);
  });

  test('as a file it has a row for each place and a column for each period', async () => {
    const { body, headers } = await admin.send('GET', '/kelengkapan?tahun=2026&format=csv');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="kelengkapan-harga-pangan-2026.csv"');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(String(body).replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
      'Kecamatan;Diharapkan (harga) setiap periode;Terisi Pekan lalu;Terisi Pekan ini;Terisi Pekan kembar;Terisi Pekan depan',
      ...['Bongan;3;0;0;0;0', 'Damai;3;0;0;0;1', 'Melak;3;3;1;0;0'],
    ]);
    const villages = await admin.send('GET', '/kelengkapan?jenis=timbang-balita&rinci=desa&format=json');
    expect(villages.body.at(-1)).toEqual({
      ...{ nama_kecamatan: 'Melak', nama_desa_kelurahan: 'Muara Bunyut', diharapkan: 1 },
      [`periode_${1}`]: 1,
    });
    const sheet = await admin.send('GET', '/kelengkapan?format=xlsx');
    expect(sheet.headers.get('Content-Type')).toContain('spreadsheetml');
  });
});

describe('GET /kelengkapan/rincian', () => {
  const missing = async (query: string) => {
    const { status, body } = await admin.send('GET', `/kelengkapan/rincian?${query}`);
    expect([query, status]).toEqual([query, 200]);
    const { terisi, diharapkan, kurang } = body.data;
    return [terisi, diharapkan, kurang];
  };

  test('names what a place lacks, by name', async () => {
    const melak = world.id('kecamatan', 'Melak');
    const prices = (periode: number) => `jenis=harga-pangan&periode_id=${periode}&kecamatan_id=${melak}`;
    expect(await missing(prices(week.ini))).toEqual([1, 3, ['Cabai', 'Telur']]);
    expect(await missing(prices(week.lalu))).toEqual([3, 3, []]);
    expect(await missing(`jenis=harga-pangan-kutai-barat&periode_id=${week.ini}`)).toEqual([1, 3, ['Beras', 'Telur']]);
    expect(await missing(`jenis=timbang-balita&periode_id=1&kecamatan_id=${melak}`)).toEqual([1, 2, ['Empas']]);
    expect(await missing(`jenis=luas-tanam&periode_id=1&kecamatan_id=${melak}`)).toEqual([1, 2, ['Muara Bunyut']]);
    const empas = `&kelurahan_id=${world.id('desa', 'Empas')}`;
    expect(await missing(`jenis=timbang-balita&periode_id=1&kecamatan_id=${melak}${empas}`)).toEqual([0, 1, ['Empas']]);
  });

  test('what is not there is 404: a period, a kecamatan, a village of another', async () => {
    const melak = world.id('kecamatan', 'Melak');
    const besiq = world.id('desa', 'Besiq');
    for (const query of [
      `periode_id=999&kecamatan_id=${melak}`,
      `kecamatan_id=${melak}`,
      `periode_id=${week.ini}&kecamatan_id=999`,
      `periode_id=${week.ini}`,
      `jenis=timbang-balita&periode_id=1&kecamatan_id=${melak}&kelurahan_id=${besiq}`,
    ]) {
      expect([query, (await admin.send('GET', `/kelengkapan/rincian?${query}`)).status]).toEqual([query, 404]);
    }
  });
});
