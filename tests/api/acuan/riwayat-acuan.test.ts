import { beforeEach, describe, expect, test } from 'vitest';
import { tabelAcuan } from '#contract/resources/acuan/tabel-acuan.ts';
import type { Jejak } from '#contract/resources/jejak.ts';
import type { RiwayatBaris } from '#contract/resources/versi.ts';
import { resources } from '../../../server/resources/index.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';
import { placeIn } from '../../support/api/fixtures.ts';

let api: TestApi;
let admin: Caller;
let superadmin: Caller;
beforeEach(async () => {
  api = await openApi();
  [admin, superadmin] = [await callerOf(api, 'admin'), await callerOf(api, 'superadmin')];
});

const ok = async (method: string, path: string, body?: Record<string, unknown>) => {
  const answer = await admin.send(method, path, body);
  expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 201])]);
  return answer.body.data;
};
/** 'ubah Admin: satuan kg -> ons', the newest first. */
const history = async (path: string): Promise<string[]> =>
  ((await ok('GET', `${path}/riwayat`)).data as RiwayatBaris[]).map(({ perbuatan, nama_lengkap, perubahan }) => {
    const told = perubahan
      .filter(({ kolom }) => !kolom.startsWith('logo'))
      .map((one) => {
        const [from, to] = [one.nama_sebelum ?? one.sebelum, one.nama_sesudah ?? one.sesudah];
        return `${one.kolom} ${from} -> ${to}`;
      });
    return `${perbuatan} ${nama_lengkap}: ${told.join(', ')}`;
  });
const trail = async (query: string): Promise<(string | null)[]> =>
  ((await superadmin.send('GET', `/jejak?${query}`)).body.data.data as Jejak[]).map(({ keterangan }) => keterangan);

test('every table of reference data that the API writes keeps its versions', () => {
  const readByAll = ['kecamatan', 'desa_kelurahan', 'penduduk', 'pangan', 'komoditi', 'nama_lain'];
  const mounted = new Set<string>(resources.map(({ resource }) => resource.key));
  expect(tabelAcuan.filter((table) => !mounted.has(table))).toEqual(['identitas_kantor']);
  expect(tabelAcuan).toEqual(expect.arrayContaining(readByAll));
});

describe('a row of reference data', () => {
  test('says what it said before, in its history and in the audit log', async () => {
    const { pangan } = await ok('POST', '/pangan', { nama_pangan: 'Sagu' });
    const { komoditi } = await ok('POST', '/komoditi', { nama_komoditi: 'Sagu Basah', satuan: 'kg' });
    await ok('PUT', `/komoditi/${komoditi.id}`, { nama_komoditi: 'Sagu Segar', pangan_id: pangan.id });
    expect(await history(`/komoditi/${komoditi.id}`)).toEqual([
      expect.stringMatching(/^ubah .+: .*pangan_id null -> Sagu/),
      expect.stringMatching(/^tambah .+: .*nama_komoditi null -> Sagu Basah/),
    ]);
    expect(await trail(`tabel=komoditi&baris=${komoditi.id}`)).toEqual([
      'nama komoditi: Sagu Basah menjadi Sagu Segar; pangan: kosong menjadi Sagu',
      null,
    ]);
  });

  test('that is deleted stays readable, is not in the trash, and its last words stand in the audit log', async () => {
    const { pangan } = await ok('POST', '/pangan', { nama_pangan: 'Sagu' });
    await ok('DELETE', `/pangan/${pangan.id}`);
    expect((await history(`/pangan/${pangan.id}`))[0]).toMatch(/^hapus .*nama_pangan Sagu -> null/);
    expect((await trail(`tabel=pangan&baris=${pangan.id}`))[0]).toMatch(/nama pangan Sagu/);
    expect((await superadmin.send('GET', '/sampah')).body.data.data).toEqual([]);
  });

  test('that a file changes keeps what stood there', async () => {
    const { kecamatan_id } = await placeIn(api, 'Melak');
    const row = { kecamatan_id, tahun: 2031, sumber: 'BPS' };
    const { penduduk } = await ok('POST', '/penduduk', { ...row, jumlah: 25_000 });
    await ok('POST', '/penduduk/impor', { baris: [{ ...row, jumlah: 26_000 }] });
    expect((await history(`/penduduk/${penduduk.id}`))[0]).toMatch(/^ubah .+: jumlah 25000 -> 26000$/);
  });

  test('that is closed, or goes, among many keeps what stood there', async () => {
    const add = async (nama_periode: string, tanggal: string) =>
      (await ok('POST', '/periode-luas-tanam', { nama_periode, tanggal_mulai: `${tanggal}-01` })).periode_luas_tanam.id;
    const ids = [await add('Januari 2031', '2031-01'), await add('Februari 2031', '2031-02')];
    await ok('POST', '/periode-luas-tanam/sekaligus', { ids, perbuatan: 'tutup' });
    await ok('POST', '/periode-luas-tanam/sekaligus', { ids: ids.slice(1), perbuatan: 'hapus' });
    expect((await history(`/periode-luas-tanam/${ids[0]}`))[0]).toMatch(/^ubah .+: ditutup_pada null -> 20/);
    expect((await history(`/periode-luas-tanam/${ids[1]}`))[0]).toMatch(/^hapus .*nama_periode Februari 2031 -> null/);
  });

  test('a confirmation, and the office’s letterhead', async () => {
    const [{ id }] = (await ok('GET', '/ambang-skpg?skema=permentan&ukuran=beras')).data;
    await ok('POST', `/ambang-skpg/${id}/konfirmasi`, {});
    expect((await history(`/ambang-skpg/${id}`))[0]).toMatch(/^ubah .*perlu_konfirmasi 1 -> 0/);
    for (const nama_dinas of ['Dinas Pangan', 'Dinas Ketahanan Pangan'])
      await ok('PUT', '/kantor/identitas', { nama_dinas });
    expect((await history('/kantor/identitas'))[0]).toMatch(/nama_dinas Dinas Pangan -> Dinas Ketahanan Pangan$/);
    expect((await trail('tabel=identitas_kantor'))[0]).toBe('nama dinas: Dinas Pangan menjadi Dinas Ketahanan Pangan');
  });

  test('tells its history to the office alone', async () => {
    const { pangan } = await ok('POST', '/pangan', { nama_pangan: 'Sagu' });
    const path = `/pangan/${pangan.id}/riwayat`;
    expect((await visitor(api).send('GET', path)).status).toBe(401);
    expect((await (await callerOf(api, 'petugas')).send('GET', path)).status).toBe(403);
    expect((await admin.send('GET', '/pangan/999999/riwayat')).status).toBe(404);
  });
});
