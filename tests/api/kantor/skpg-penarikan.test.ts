import { beforeAll, describe, expect, test } from 'vitest';
import type { KerjaSkpg, TerbitanSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';
import { skpgWorld } from '../../support/kantor/skpg-world.ts';

const month = { tahun: 2026, bulan: 10 };
let world: Awaited<ReturnType<typeof skpgWorld>>;
let admin: Caller;
beforeAll(async () => {
  world = await skpgWorld();
  admin = await callerOf(world.api, 'admin');
});

const read = async (path: string) => (await visitor(world.api).send('GET', path)).body.data;
const terbit = (): Promise<TerbitanSkpg> => read('/skpg/terbitan?tahun=2026&bulan=10');
const kerja = async (): Promise<KerjaSkpg> => (await admin.send('GET', '/kantor/skpg?tahun=2026&bulan=10')).body.data;
const terbitkan = async (catatan = '') =>
  admin.send('POST', '/kantor/skpg/terbitan', {
    ...{ ...month, skema: 'permentan', catatan },
    sidik: (await kerja()).sidik,
  });
const tarik = (fields: object = {}, who = admin, headers = {}) =>
  who.send(
    'POST',
    '/kantor/skpg/penarikan',
    { ...month, ke: 1, alasan: 'Harga beras salah satuan', ...fields },
    headers,
  );

describe('withdrawing a publication', () => {
  test('needs one that stands, the office, and a reason', async () => {
    expect(await tarik()).toMatchObject({ status: 404 });
    expect(await terbitkan()).toMatchObject({ status: 201 });
    for (const username of ['petugas', 'petani']) {
      expect(await tarik({}, await callerOf(world.api, username))).toMatchObject({ status: 403 });
    }
    expect(await tarik({}, visitor(world.api))).toMatchObject({ status: 401 });
    for (const [alasan, message] of [
      ['', 'Mohon isi alasannya'],
      ['\u200b \u2060', 'Mohon isi alasannya'],
      ['oke', 'Alasan paling sedikit 5 huruf'],
      ['x'.repeat(501), 'Alasan paling panjang 500 huruf'],
    ]) {
      expect(await tarik({ alasan })).toMatchObject({ status: 422, body: { data: { message } } });
    }
    expect(await tarik({ ke: 2 })).toMatchObject({ status: 409 });
    expect(await terbit()).toMatchObject({ ke: 1, penarikan: null });
  });

  test('takes its figures from everybody, and tells why; sent twice it is withdrawn once', async () => {
    const sent = { 'Idempotency-Key': 'tarik-oktober' };
    const first = await tarik({}, admin, sent);
    expect(first).toMatchObject({ status: 200, body: { data: { terbitan_skpg: { ke: 1 } } } });
    expect((await tarik({}, admin, sent)).body).toEqual(first.body);
    expect(await tarik()).toMatchObject({ status: 409 });
    expect(await terbit()).toEqual({
      ...{ ke: 1, diterbitkan_pada: expect.any(String), tanggal: '2026-11-20', catatan: '' },
      ...{ papan: null, narasi: [], rekomendasi: [], perubahan: [] },
      penarikan: {
        ...{ ke: 1, ditarik_pada: expect.any(String), tanggal: '2026-11-20', alasan: 'Harga beras salah satuan' },
      },
    });
    expect((await read('/skpg')).terbitan).toEqual([
      { ...month, ke: 1, tanggal: '2026-11-20', komposit: null, ditarik: '2026-11-20' },
    ]);
    const { terbitan } = await kerja();
    expect(terbitan?.penarikan?.alasan).toBe('Harga beras salah satuan');
    const { body } = await (await callerOf(world.api, 'superadmin')).send('GET', '/jejak?tabel=terbitan_skpg');
    expect(body.data.data[0]).toMatchObject({ perbuatan: 'ubah', keterangan: 'Oktober 2026, terbitan ke-1 ditarik' });
  });

  test('lets the month be judged by another threshold', async () => {
    const ambang = { aman: '< 6', waspada: '≥ 6 dan ≤ 20', rentan: '> 20', sumber: 'Rapat' };
    const at = { skema: 'permentan', ukuran: 'beras', berlaku_mulai: '2026-10-01' };
    const answer = await admin.send('POST', '/ambang-skpg', { ...ambang, ...at });
    expect(answer).toMatchObject({ status: 201 });
  });

  test('leaves the way to publish it again, which says what was withdrawn before', async () => {
    expect(await terbitkan()).toMatchObject({ status: 422 });
    expect(await terbitkan('Satuannya diperbaiki')).toMatchObject({ status: 201 });
    expect(await terbit()).toMatchObject({
      ...{ ke: 2, catatan: 'Satuannya diperbaiki', penarikan: { ke: 1, alasan: 'Harga beras salah satuan' } },
      papan: { bulan: 10 },
    });
    expect((await read('/skpg')).terbitan).toEqual([{ ...month, ke: 2, tanggal: '2026-11-20', komposit: 'rentan' }]);
    expect((await kerja()).terbitan).toMatchObject({ ke: 2, penarikan: null, ditarik: [1] });
    // A reader of only the first one does not withdraw the second.
    expect(await tarik({ ke: 1 })).toMatchObject({ status: 409 });
  });
});

describe('closing a month', () => {
  const seen = async (query = 'tahun=2026&bulan=10') =>
    (await admin.send('GET', `/kantor/skpg/penutupan?${query}`)).body.data;
  const tutup = async (fields: object = {}, who = admin) =>
    who.send('POST', '/kantor/skpg/penutupan', { ...month, sidik: (await seen()).sidik, ...fields });
  const names = (rows: { nama_periode: string }[]) => rows.map(({ nama_periode }) => nama_periode);

  test('names the periods of every kind, and what is not complete in them', async () => {
    const { periode } = await seen();
    expect(names(periode)).toEqual([
      ...[1, 2, 3, 4, 5].map((at) => `Minggu ke-${at} Oktober 2026`),
      ...['Oktober 2026', 'Oktober 2026'],
    ]);
    expect((await kerja()).belum_ditutup).toBe(7);
    const [first] = periode;
    const kurang = first.kurang.filter((one: { jenis: string }) => one.jenis === 'harga-pangan');
    expect(kurang[0]).toEqual({ jenis: 'harga-pangan', nama: 'Bongan', terisi: 0, diharapkan: expect.any(Number) });
    expect(periode.at(-1).jenis).toBe('luas-tanam');
    // Every village has reported.
    expect(periode.at(-2).kurang.map(({ nama }: { nama: string }) => nama)).not.toContain('Melak');
  });

  test('is the office’s, and of what was seen', async () => {
    for (const username of ['petugas', 'petani']) {
      const who = await callerOf(world.api, username);
      expect(await tutup({}, who)).toMatchObject({ status: 403 });
      expect(await who.send('GET', '/kantor/skpg/penutupan?tahun=2026&bulan=10')).toMatchObject({ status: 403 });
    }
    expect(await tutup({ sidik: 'lain' })).toMatchObject({ status: 409 });
    const { sidik } = await seen();
    await world.periode('ketersediaan_pangan', 'Oktober 2026', '2026-10-01', '2026-10-31');
    expect(await tutup({ sidik })).toMatchObject({ status: 409 });
  });

  test('closes what has ended, and leaves what has not', async () => {
    await world.periode('timbang_balita', 'Akhir Oktober', '2026-10-31', '2026-11-20');
    expect(await tutup()).toMatchObject({ status: 200, body: { data: { ditutup: 8 } } });
    expect(names((await seen()).periode)).toEqual(['Akhir Oktober']);
    expect((await kerja()).belum_ditutup).toBe(0);
    expect(await tutup()).toMatchObject({
      ...{ status: 422, body: { meta: { message: 'Tidak ada periode Oktober 2026 yang dapat ditutup' } } },
    });
    const september = await seen('tahun=2026&bulan=9');
    expect(september.periode).toHaveLength(1);
  });
});
