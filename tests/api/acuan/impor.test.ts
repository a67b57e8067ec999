import { beforeEach, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';

let api: TestApi;
let admin: Caller;
beforeEach(async () => {
  api = await openApi();
  admin = await callerOf(api, 'admin');
});

const send = (path: string, baris: unknown, more: object = {}, headers = {}) =>
  admin.send('POST', `${path}/impor`, { baris, ...more }, headers);

/** All villages, as they are named. */
const villages = () =>
  api.db
    .selectFrom('desa_kelurahan')
    .innerJoin('kecamatan', 'kecamatan.id', 'kecamatan_id')
    .select(['nama_kecamatan', 'nama_desa_kelurahan'])
    .orderBy('desa_kelurahan.id')
    .execute();

describe('all or none', () => {
  /** 2,000 rows that are right. */
  async function rightRows(): Promise<Record<string, unknown>[]> {
    const all = await villages();
    return Array.from({ length: 2_000 }, (_, at) => ({
      ...all[at % all.length],
      ...{ tahun: 2030 + Math.floor(at / all.length), jumlah: 50 + (at % 40), sumber: 'Dinas Kesehatan' },
    }));
  }

  type Complaint = [baris: number, kolom: string, pesan: string];
  const inOrder = (all: Complaint[]) => all.toSorted((one, other) => one.join().localeCompare(other.join()));

  test.each([{}, { uji: '1' }])(
    'of 2,000 rows of which 17 are wrong the 17 are named by row and field, with %j',
    async (more) => {
      const rows = await rightRows();
      const expected: Complaint[] = [];
      for (let nth = 0; nth < 15; nth += 1) {
        const at = nth * 130 + 7;
        rows[at]!['jumlah'] = nth % 2 === 0 ? 'banyak' : '';
        const pesan = nth % 2 === 0 ? 'Jumlah balita harus berupa angka' : 'Mohon isi jumlah balita';
        expected.push([at + 1, 'jumlah', pesan]);
      }
      Object.assign(rows[400]!, { nama_kecamatan: 'Melek', tahun: 1926 });
      expected.push([401, 'nama_kecamatan', "Kecamatan 'Melek' tidak ditemukan. Maksudnya Melak?"]);
      expected.push([401, 'tahun', 'Tahun harus antara 2000 dan 2100']);
      rows[1_999]!['sumber'] = ' ';
      expected.push([2_000, 'sumber', 'Mohon isi sumber']);

      const before = await api.db.selectFrom('sasaran_balita').select('id').execute();
      const { status, body } = await send('/sasaran-balita', rows, more);
      expect([status, body.meta.message]).toEqual([422, '17 dari 2.000 baris keliru. Tidak ada yang disimpan.']);
      const told = body.data.keluhan as Record<'baris' | 'kolom' | 'pesan', never>[];
      expect(inOrder(told.map(({ baris, kolom, pesan }) => [baris, kolom, pesan]))).toEqual(inOrder(expected));
      expect(await api.db.selectFrom('sasaran_balita').select('id').execute()).toEqual(before);
    },
  );

  test('right ones are stored, new ones added and known ones changed; a check stores nothing', async () => {
    const rows = await rightRows();
    const first = await send('/sasaran-balita', rows);
    expect([first.status, first.body.data.tambah]).toEqual([200, 2_000]);
    const changed = rows.map((row, at) => (at < 3 ? { ...row, jumlah: 999 } : row));
    const checked = await send('/sasaran-balita', changed, { uji: '1' });
    expect(checked.body.data).toMatchObject({ tambah: 0, ubah: 3, sama: 1_997 });
    expect(checked.body.data.perubahan[0]).toEqual({ baris: 1, kolom: 'jumlah', dari: 50, jadi: 999 });
    const stored = () => api.db.selectFrom('sasaran_balita').select('revisi').where('jumlah', '=', 999).execute();
    expect(await stored()).toEqual([]);
    const { body } = await send('/sasaran-balita', changed);
    expect(body.data).toEqual(checked.body.data);
    expect(await stored()).toEqual([{ revisi: 2 }, { revisi: 2 }, { revisi: 2 }]);
    const jejak = await api.db.selectFrom('jejak').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(jejak).toMatchObject({
      ...{ perbuatan: 'impor', tabel: 'sasaran_balita', user_id: admin.id },
      keterangan: '0 ditambah, 3 diubah',
    });
  });

  test('two rows of one file that are the same row are told of', async () => {
    const row = { nama_kecamatan: 'Melak', tahun: 2031, jumlah: 14_000, sumber: 'Sensus' };
    const { body } = await send('/penduduk', [row, { ...row, nama_kecamatan: ' MELAK', jumlah: 15_000 }]);
    expect(body.data.keluhan).toEqual([{ baris: 2, kolom: 'tahun', pesan: 'Sama dengan baris 1' }]);
  });
});

test.each([
  ['no list', 'Beras', 'Baris harus diisi'],
  ['an empty list', [], 'Baris harus diisi'],
  ['too many rows', Array.from({ length: 5_001 }, () => ({})), 'Paling banyak 5.000 baris sekali kirim'],
])('%s is refused', async (_name, baris, message) => {
  const { status, body } = await send('/pangan', baris);
  expect([status, body.meta.message]).toEqual([422, message]);
});

test('5,000 rows are taken, and what is no row is told of', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({ nama_pangan: `Pangan ${at}`, 'kolom lain': 'x' }));
  expect((await send('/pangan', rows)).body.data.tambah).toBe(5_000);
  const { body } = await send('/pangan', ['Beras', null, ['Beras'], { nama_pangan: ['a'] }]);
  expect(body.data.keluhan.map(({ pesan }: { pesan: string }) => pesan)).toEqual([
    ...Array(3).fill('Baris ini harus berupa isian'),
    'Nama pangan harus berupa teks',
  ]);
});

test('an import that is sent again adds nothing twice', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const rows = [{ nama_pangan: 'Sagu Baru' }];
  const [first, again] = [await send('/pangan', rows, {}, key), await send('/pangan', rows, {}, key)];
  expect([first.body.data.tambah, again.body]).toEqual([1, first.body]);
});

test('two imports of the same rows at once store them once', async () => {
  const rows = Array.from({ length: 50 }, (_, at) => ({ nama_pangan: `Bersama ${at}` }));
  const both = await Promise.all([send('/pangan', rows), send('/pangan', rows)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.reduce((sum, { body }) => sum + body.data.tambah, 0)).toBe(50);
});
