import { beforeAll, describe, expect, test } from 'vitest';
import { jenisPeriode } from '#contract/limits.ts';
import type { Terkini } from '#contract/summaries/periode-terkini.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';
import { newPeriode, placeIn } from '../../support/api/fixtures.ts';

/** The demo's last week and month have rows; the tests stand on the Friday of that week. */
let api: TestApi;
let admin: Caller;
let petugas: Caller;
const read = async (path: string) => (await visitor(api).send('GET', path)).body.data;

/** The current periods of readers, by the place's id. */
async function current(jenis: string): Promise<Map<number, string>> {
  const { periode } = (await read(`/periode-terkini?jenis=${jenis}`)) as Terkini;
  return new Map(periode.flatMap(({ nama_periode, tempat }) => tempat.map((id) => [id, nama_periode])));
}

const rooms = async () => ({
  cari: (await read('/cari?kata=cabai rawit')).komoditi[0].harga_eceran,
  cariDiMelak: (await read('/cari?kata=cabai rawit&kecamatan_id=2')).komoditi[0].harga_eceran,
  banding: (await read('/harga-pangan/banding?komoditi_id=5')).periode.nama_periode,
  peta: (await read('/peta?ukuran=harga&komoditi_id=5')).periode.nama_periode,
  riwayat: (await read('/harga-pangan/riwayat?komoditi_id=5')).titik.at(-1).nama_periode,
  perbandingan: (await read('/harga-pangan/perbandingan?pilih=melak.cabai-rawit')).periode.at(-1).nama_periode,
  ketersediaan: (await read('/ketersediaan-pangan/riwayat')).periode.at(-1).nama_periode,
  timbang: (await read('/timbang-balita/riwayat')).titik.at(-1).nama_periode,
  timbangDesa: (await read('/timbang-balita/desa')).periode.nama_periode,
  tanam: (await read('/luas-tanam/riwayat')).titik.at(-1).nama_periode,
  rekap: (await read('/harga-pangan?rekap=kecamatan')).data.map((one: { jumlah: number }) => one.jumlah),
  terbaru: (await read('/periode-harga-pangan?urut=terbaru&limit=1')).data[0].nama_periode,
  kelengkapan: (await admin.send('GET', '/kelengkapan')).body.data.tahun,
  cetak: (await petugas.send('GET', '/cetak/harga-pangan')).body.data.periode.nama_periode,
  beranda: (await admin.send('GET', '/kantor/beranda')).body.data.laporan?.[0]?.periode.nama_periode,
});

beforeAll(async () => {
  api = await openApi();
  admin = await callerOf(api, 'admin');
  petugas = await callerOf(api, 'petugas');
});

describe('a year of periods that is opened ahead', () => {
  test('moves no page, no map, no search and no room of the office', async () => {
    const before = await rooms();
    const places = new Map<string, Map<number, string>>();
    for (const jenis of jenisPeriode) places.set(jenis, await current(jenis));
    for (const jenis of jenisPeriode) {
      expect((await admin.send('POST', `/periode-${jenis}/tahun`, { tahun: '2027' })).status).toBe(201);
    }
    expect(await rooms()).toEqual(before);
    for (const jenis of jenisPeriode) expect(await current(jenis)).toEqual(places.get(jenis));
    expect(before.terbaru).toBe('Minggu ke-3 November 2026');
    expect([...(places.get('harga-pangan') ?? [])].length).toBe(17);
  });

  test('stands behind what has begun where the newest come first, and last where the oldest do', async () => {
    const names = async (query: string) =>
      (await read(`/periode-harga-pangan?${query}`)).data.map((one: { nama_periode: string }) => one.nama_periode);
    const newest: string[] = await names('urut=terbaru&limit=200');
    expect(newest[0]).toBe('Minggu ke-3 November 2026');
    expect(newest[1]).toBe('Minggu ke-2 November 2026');
    const ahead = newest.filter((name) => name.endsWith('2027'));
    expect(newest.slice(-ahead.length)).toEqual(ahead);
    expect(ahead[0]).toBe('Minggu ke-1 Januari 2027');
    expect((await names('limit=200')).at(-1)).toBe('Minggu ke-5 Desember 2027');
  });
});

test('rows that are entered ahead are current on the first day of their period, in each answer', async () => {
  let now = new Date('2026-11-22T15:59:00Z');
  const own = await openApi({ now: () => now });
  const officer = await callerOf(own, 'petugas');
  const office = await callerOf(own, 'admin');
  const week = await office.send('POST', '/periode-harga-pangan', {
    ...{ nama_periode: 'Minggu ke-4 November 2026', tanggal_mulai: '2026-11-23', tanggal_selesai: '2026-11-29' },
  });
  const { id } = week.body.data.periode_harga_pangan;
  const price = { kecamatan_id: '2', komoditi_id: '12', harga_eceran: '71234', harga_grosir: '70000' };
  expect((await officer.send('POST', '/harga-pangan', { ...price, periode_harga_pangan_id: String(id) })).status).toBe(
    201,
  );
  const paths = [
    '/periode-terkini?jenis=harga-pangan',
    '/harga-pangan/banding?komoditi_id=12',
    '/peta?ukuran=harga&komoditi_id=12',
    '/cari?kata=cabai rawit&kecamatan_id=2',
    '/harga-pangan/riwayat?komoditi_id=12&kecamatan_id=2',
  ];
  const asked = async (path: string, tag = '') => await own.fetch(`/api${path}`, { headers: { 'If-None-Match': tag } });
  const sunday = await Promise.all(paths.map((path) => asked(path)));
  const tags = sunday.map((answer) => answer.headers.get('ETag') ?? '');
  expect(await Promise.all(sunday.map((answer) => answer.text()))).not.toContainEqual(expect.stringContaining('71234'));
  // One minute before midnight at the office, and then at midnight: the device asks whether its answers still hold.
  for (const [at, path] of paths.entries()) expect((await asked(path, tags[at])).status, path).toBe(304);
  now = new Date('2026-11-22T16:00:00Z');
  for (const [at, path] of paths.entries()) {
    const answer = await asked(path, tags[at]);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toMatch(/71234|Minggu ke-4 November 2026/);
  }
});

test('a place that has not reported of the newest week keeps the one before, and the answer names both', async () => {
  const own = await openApi();
  const office = await callerOf(own, 'admin');
  const week = await office.send('POST', '/periode-harga-pangan', {
    ...{ nama_periode: 'Pasar Jumat', tanggal_mulai: '2026-11-20', tanggal_selesai: '2026-11-20' },
  });
  const { id } = week.body.data.periode_harga_pangan;
  const { periode } = (await visitor(own).send('GET', '/periode-terkini?jenis=harga-pangan')).body.data as Terkini;
  expect(periode.map((one) => [one.nama_periode, one.tempat.length])).toEqual([
    ['Minggu ke-3 November 2026', 17],
    ['Pasar Jumat', 0],
  ]);
  expect(periode.at(-1)?.id).toBe(id);
  // A market of one day is no period that the office prints by itself.
  const printed = (await office.send('GET', '/cetak/harga-pangan')).body.data.periode.nama_periode;
  expect(printed).toBe('Minggu ke-3 November 2026');
});

test('a period without dates that has a price is current in no room where another has prices', async () => {
  const own = await openApi();
  const [officer, office] = [await callerOf(own, 'petugas'), await callerOf(own, 'admin')];
  const paths = [
    ...[
      '/periode-terkini?jenis=harga-pangan',
      '/harga-pangan/banding?komoditi_id=12',
      '/peta?ukuran=harga&komoditi_id=12',
    ],
    ...['/cari?kata=cabai rawit&kecamatan_id=2', '/harga-pangan/riwayat?komoditi_id=12&kecamatan_id=2'],
  ];
  const sent = await office.send('POST', '/periode-harga-pangan', { nama_periode: 'Entah harga' });
  const { id } = sent.body.data.periode_harga_pangan;
  const price = { kecamatan_id: '2', komoditi_id: '12', harga_eceran: '999123', harga_grosir: '990000' };
  const stored = await officer.send('POST', '/harga-pangan', { ...price, periode_harga_pangan_id: String(id) });
  expect(stored.status).toBe(201);
  for (const path of paths) {
    const answer = JSON.stringify((await visitor(own).send('GET', path)).body);
    expect(answer, path).not.toMatch(/999123|Entah harga/);
    expect(answer, path).toMatch(/Minggu ke-3 November 2026|cabai-rawit/i);
  }
});

test('curves count the periods without dates that they leave out', async () => {
  const paths = ['/harga-pangan/riwayat?komoditi_id=5', '/ketersediaan-pangan/riwayat', '/timbang-balita/riwayat'];
  const counts = () =>
    Promise.all([...paths, '/luas-tanam/riwayat'].map(async (path) => (await read(path)).tanpa_tanggal));
  const before = await counts();
  for (const jenis of jenisPeriode) {
    const sent = await admin.send('POST', `/periode-${jenis}`, { nama_periode: 'Entah kapan' });
    expect(sent.status).toBe(201);
  }
  expect(await counts()).toEqual(before.map((count) => count + 1));
});

test('a place that has been silent for more periods than are searched first shows its last report', async () => {
  const own = await openApi();
  const superadmin = await callerOf(own, 'superadmin');
  const stale = await newPeriode(own, 'periode_timbang_balita', '2010-01-01');
  const { kecamatan_id, kelurahan_id } = await placeIn(own, 'Melak');
  await own.db.deleteFrom('timbang_balita').where('kecamatan_id', '=', kecamatan_id).execute();
  const row = await own.db.selectFrom('timbang_balita').selectAll().executeTakeFirstOrThrow();
  await own.db
    .insertInto('timbang_balita')
    .values({
      ...row,
      id: 9_999_999,
      kecamatan_id,
      kelurahan_id,
      periode_timbang_balita_id: stale,
      user_id: superadmin.id,
    })
    .execute();
  for (let year = 2011; year < 2023; year += 1) {
    expect((await superadmin.send('POST', '/periode-timbang-balita/tahun', { tahun: `${year}` })).status).toBe(201);
  }
  const { body } = await visitor(own).send('GET', '/periode-terkini?jenis=timbang-balita');
  const shown = (body.data as Terkini).periode.find(({ tempat }) => tempat.includes(kecamatan_id));
  expect(shown?.id).toBe(stale);
});
