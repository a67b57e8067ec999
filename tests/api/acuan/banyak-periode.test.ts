import { beforeEach, describe, expect, test } from 'vitest';
import { openPeriod } from '../../../server/node/cli/open-period.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerNamed, callerOf, officeAlone } from '../../support/api/callers.ts';

let api: TestApi;
let admin: Caller;
beforeEach(async () => {
  api = await openApi();
  admin = await callerOf(api, 'admin');
});

const PATH = '/periode-harga-pangan';
const add = (nama_periode: string, tanggal_mulai: string, tanggal_selesai: string, path = PATH) =>
  admin.send('POST', path, { nama_periode, tanggal_mulai, tanggal_selesai });
const words = 'Tanggalnya bertumpang dengan Minggu ke-3 November 2026 (16 November 2026 sampai 22 November 2026)';

describe('a period whose days another one has', () => {
  test('is refused when it is made, by form and by the terminal, and names the other', async () => {
    const { status, body } = await add('Pekan murah', '2026-11-20', '2026-11-26');
    expect([status, body.data]).toEqual([422, { message: words, errors: { tanggal_mulai: [words] } }]);
    const period = { nama_periode: 'Pekan murah', tanggal_mulai: '2026-11-20', tanggal_selesai: '2026-11-26' };
    const person = { tell: () => {} } as never;
    await expect(openPeriod(api.db, person, 'harga-pangan', period)).rejects.toThrow(words);
    expect((await add('Pasar Jumat', '2026-11-20', '2026-11-20')).status).toBe(201);
    expect((await add('Pasar Jumat pagi', '2026-11-20', '2026-11-20')).status).toBe(422);
    expect((await add('Setengah bulan', '2026-11-15', '2026-11-15', '/periode-luas-tanam')).status).toBe(422);
  });

  test('is refused when it is moved there, and stays where it is; its name and its end may change', async () => {
    const made = await add('Pekan murah', '2027-02-01', '2027-02-07');
    const { id } = made.body.data.periode_harga_pangan;
    const change = (fields: Record<string, string>) => admin.send('PUT', `${PATH}/${id}`, fields);
    const moved = await change({
      nama_periode: 'Pekan murah',
      tanggal_mulai: '2026-11-16',
      tanggal_selesai: '2026-11-22',
    });
    expect([moved.status, moved.body.data.message]).toEqual([422, words]);
    const longer = { nama_periode: 'Pekan panjang', tanggal_mulai: '2027-02-01', tanggal_selesai: '2027-02-08' };
    expect((await change(longer)).status).toBe(200);
  });

  test('that was stored before can be closed and renamed, and be moved away', async () => {
    const times = { created_at: '2026-11-16T00:00:00.000Z', updated_at: '2026-11-16T00:00:00.000Z' };
    const twin = { nama_periode: 'Kembaran', tanggal_mulai: '2026-11-16', tanggal_selesai: '2026-11-22' };
    const { id } = await api.db
      .insertInto('periode_harga_pangan')
      .values({ ...twin, ...times })
      .returning('id')
      .executeTakeFirstOrThrow();
    const change = (fields: Record<string, string>) => admin.send('PUT', `${PATH}/${id}`, fields);
    expect((await change({ ditutup: '1' })).status).toBe(200);
    expect((await change({ ...twin, nama_periode: 'Bekas kembaran' })).status).toBe(200);
    expect((await change({ ...twin, tanggal_mulai: '2027-02-01', tanggal_selesai: '2027-02-07' })).status).toBe(200);
  });

  test('is left out when a year is opened, and the rest of the year is there', async () => {
    await add('Pekan awal tahun', '2027-01-06', '2027-01-12');
    const { body } = await admin.send('POST', `${PATH}/tahun`, { tahun: '2027' });
    expect(body.data).toEqual({ dibuka: 50, sudah_ada: 2 });
  });
});

describe('many periods in one act', () => {
  const idsOf = async () =>
    (await api.db.selectFrom('periode_harga_pangan').select('id').execute()).map(({ id }) => id);
  const act = (ids: readonly number[], perbuatan: string, who = admin) =>
    who.send('POST', `${PATH}/sekaligus`, { ids, perbuatan });

  test('a year that was opened by mistake is taken back; what has rows stays', async () => {
    const before = await idsOf();
    await admin.send('POST', `${PATH}/tahun`, { tahun: '2027' });
    const all = await idsOf();
    const { status, body } = await act(all, 'hapus');
    expect([status, body.data]).toEqual([200, { diubah: all.length - before.length, dilewati: before.length }]);
    expect(await idsOf()).toEqual(before);
    const jejak = (await (await callerOf(api, 'superadmin')).send('GET', '/jejak?perbuatan=hapus')).body.data.data[0];
    expect(jejak).toMatchObject({ tabel: 'periode_harga_pangan', keterangan: '52 periode tanpa isi' });
  });

  test('open ones are closed, and take no rows any more', async () => {
    const ids = await idsOf();
    expect((await act(ids, 'tutup')).body.data).toEqual({ diubah: ids.length, dilewati: 0 });
    expect((await act(ids, 'tutup')).body.data).toEqual({ diubah: 0, dilewati: ids.length });
    const petugas = await callerOf(api, 'petugas');
    const price = { kecamatan_id: 2, komoditi_id: 5, harga_eceran: 1000, harga_grosir: 900 };
    const written = await petugas.send('POST', '/harga-pangan', { ...price, periode_harga_pangan_id: ids.at(-1) });
    expect([written.status, written.body.data.message]).toEqual([409, 'Periode sudah ditutup']);
  });

  test.each([
    ['no period', { perbuatan: 'hapus' }, 'Pilih periodenya'],
    ['an empty list', { ids: [], perbuatan: 'hapus' }, 'Pilih periodenya'],
    ['another act', { ids: [1], perbuatan: 'buka' }, 'Perbuatan harus tutup atau hapus'],
    ['an odd number', { ids: ['x'], perbuatan: 'tutup' }, 'Periode harus'],
    ['too many', { ids: Array.from({ length: 367 }, (_, at) => at + 1), perbuatan: 'tutup' }, 'Paling banyak 366'],
  ])('%s is refused', async (_name, fields, message) => {
    const { status, body } = await admin.send('POST', `${PATH}/sekaligus`, fields);
    expect([status, body.data.message]).toEqual([422, expect.stringContaining(message)]);
  });

  test.each(officeAlone(200))('%s gets %i', async (who, status) => {
    expect((await act([1], 'hapus', await callerNamed(api, who))).status).toBe(status);
  });
});
