import { beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../../support/api/answers.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { callerOf, visitor } from '../../support/api/callers.ts';
import { newPeriode, newRow, type Place, placeIn, somePangan } from '../../support/api/fixtures.ts';
import { YEARS_LATER } from '../../support/clock/test-day.ts';

let api: TestApi;
let melak: Place;
let damai: Place;
let user_id: number;
beforeAll(async () => {
  api = await openApi({ now: () => YEARS_LATER });
  [melak, damai] = [await placeIn(api, 'Melak'), await placeIn(api, 'Damai')];
  ({ id: user_id } = await callerOf(api, 'petugas'));
});

const ask = (path: string) => visitor(api).send('GET', path);
const dataOf = async (path: string): Promise<Row> => (await ask(path)).body.data;

const letters = (D: number, N: number, T: number, BGM = 0, buruk = 0) => ({
  ...{ jumlah_balita: D, berat_badan_naik: N, berat_badan_tidak_naik: T },
  ...{ dibawah_garis_merah: BGM, kasus_gizi_buruk: buruk },
});
const unreported = Object.fromEntries(Object.keys(letters(0, 0, 0)).map((letter) => [letter, null]));

const addTimbang = (place: Place, periode_timbang_balita_id: number, counts: object) =>
  newRow(api, 'timbang_balita', { ...place, periode_timbang_balita_id, user_id, ...counts });

let months = 0;
/** The first day of a month after all that any test has taken, in whatever order they run. */
const laterMonth = () => new Date(Date.UTC(2031, months++, 1)).toISOString().slice(0, 10);

describe('/timbang-balita/riwayat', () => {
  test('sums each letter of a kecamatan over its villages, of the newest twelve periods, the oldest first', async () => {
    const tanggal_mulai = laterMonth();
    const periode = await newPeriode(api, 'periode_timbang_balita', tanggal_mulai);
    await addTimbang(melak, periode, letters(40, 30, 8, 2, 1));
    await addTimbang({ ...melak, kelurahan_id: melak.kelurahan_id + 1 }, periode, letters(60, 20, 36, 3));
    await addTimbang(damai, periode, letters(7, 7, 0));
    const { titik } = await dataOf(`/timbang-balita/riwayat?kecamatan_id=${melak.kecamatan_id}`);
    expect(titik).toHaveLength(12);
    expect(titik.at(-1)).toEqual({
      ...{ id: periode, nama_periode: expect.any(String), tanggal_mulai, tanggal_selesai: null },
      ...{ ...letters(100, 50, 44, 5, 1), jumlah_desa: 2 },
    });
    const begun = titik.map(({ tanggal_mulai }: Row) => tanggal_mulai);
    expect(begun).toEqual([...begun].sort());

    const regency = await dataOf('/timbang-balita/riwayat');
    expect(regency.titik.at(-1)).toMatchObject({ ...letters(107, 57, 44, 5, 1), jumlah_desa: 3 });
    const village = await dataOf(`/timbang-balita/riwayat?kelurahan_id=${melak.kelurahan_id}`);
    expect(village.titik.at(-1)).toMatchObject({ ...letters(40, 30, 8, 2, 1), jumlah_desa: 1 });
  });

  test('a period that nobody reported is there, with nothing instead of zero', async () => {
    const periode = await newPeriode(api, 'periode_timbang_balita', laterMonth());
    const { titik } = await dataOf(`/timbang-balita/riwayat?kecamatan_id=${melak.kecamatan_id}`);
    expect(titik.at(-1)).toMatchObject({ id: periode, ...unreported, jumlah_desa: 0 });
  });

  test('two periods of one date both stand there, in the order in which they were made', async () => {
    const month = laterMonth();
    const first = await newPeriode(api, 'periode_timbang_balita', month);
    const second = await newPeriode(api, 'periode_timbang_balita', month);
    const { titik } = await dataOf('/timbang-balita/riwayat');
    expect(titik.slice(-2).map(({ id }: Row) => id)).toEqual([first, second]);
  });
});

describe('/timbang-balita/desa', () => {
  test('names every village of a kecamatan in the last period that it reported', async () => {
    const tanggal_mulai = laterMonth();
    const reported = await newPeriode(api, 'periode_timbang_balita', tanggal_mulai);
    await newPeriode(api, 'periode_timbang_balita', laterMonth());
    await addTimbang(damai, reported, letters(12, 9, 2, 1));
    const { periode, desa } = await dataOf(`/timbang-balita/desa?kecamatan_id=${damai.kecamatan_id}`);
    expect(periode).toMatchObject({ id: reported, tanggal_mulai });
    const villages = await ask(`/desa-kelurahan?kecamatan_id=${damai.kecamatan_id}&limit=1000`);
    expect(desa).toHaveLength(villages.body.data.total);
    const of = (id: number) => desa.find(({ kelurahan_id }: Row) => kelurahan_id === id);
    expect(of(damai.kelurahan_id)).toMatchObject({ nama_kecamatan: 'Damai', ...letters(12, 9, 2, 1) });
    expect(of(damai.kelurahan_id + 1)).toMatchObject(unreported);
  });

  test('a renamed village goes by its new name', async () => {
    await api.db
      .updateTable('desa_kelurahan')
      .set({ nama_desa_kelurahan: 'Aa Nama Baru' })
      .where('id', '=', damai.kelurahan_id)
      .execute();
    await newRow(api, 'desa_kelurahan', { kecamatan_id: damai.kecamatan_id, nama_desa_kelurahan: 'Zz Desa Lain' });
    const { desa } = await dataOf(`/timbang-balita/desa?kecamatan_id=${damai.kecamatan_id}`);
    expect(desa[0]).toMatchObject({ kelurahan_id: damai.kelurahan_id, nama_desa_kelurahan: 'Aa Nama Baru' });
  });

  test('a kecamatan that never reported has its villages, and no period', async () => {
    const kecamatan_id = await newRow(api, 'kecamatan', { nama_kecamatan: 'Zz Uji', slug: 'zz-uji' });
    const kelurahan_id = await newRow(api, 'desa_kelurahan', { kecamatan_id, nama_desa_kelurahan: 'Uji' });
    expect(await dataOf(`/timbang-balita/desa?kecamatan_id=${kecamatan_id}`)).toEqual({
      periode: null,
      desa: [{ kelurahan_id, nama_desa_kelurahan: 'Uji', kecamatan_id, nama_kecamatan: 'Zz Uji', ...unreported }],
    });
  });
});

describe('/luas-tanam/riwayat', () => {
  test('sums the villages and crops of a kecamatan, and counts a village once', async () => {
    const periode_luas_tanam_id = await newPeriode(api, 'periode_luas_tanam', '2031-01-01');
    const add = (place: Place, komoditi: string, luas_tanam: number, luas_puso: number) =>
      newRow(api, 'luas_tanam', { ...place, periode_luas_tanam_id, user_id, komoditi, luas_tanam, luas_puso });
    await add(melak, 'padi', 40, 3);
    await add(melak, 'jagung', 5, 0);
    await add(damai, 'padi', 7, 7);
    const path = '/luas-tanam/riwayat';
    const { titik } = await dataOf(`${path}?kecamatan_id=${melak.kecamatan_id}`);
    expect(titik).toHaveLength(12);
    expect(titik.at(-1)).toMatchObject({ luas_tanam: 45, luas_puso: 3, jumlah_desa: 1 });
    expect((await dataOf(path)).titik.at(-1)).toMatchObject({ luas_tanam: 52, luas_puso: 10, jumlah_desa: 2 });
    await newPeriode(api, 'periode_luas_tanam', '2031-02-01');
    expect((await dataOf(path)).titik.at(-1)).toMatchObject({ luas_tanam: null, luas_puso: null, jumlah_desa: 0 });
  });
});

describe('/ketersediaan-pangan/riwayat', () => {
  test('tells of each food period by period; the regency’s figures are sums, and say of how many kecamatan', async () => {
    const pangan_id = await somePangan(api);
    const periode_ketersediaan_pangan_id = await newPeriode(api, 'periode_ketersediaan_pangan', '2031-01-06');
    const empty = await newPeriode(api, 'periode_ketersediaan_pangan', '2031-01-13');
    const add = ({ kecamatan_id }: Place, kebutuhan: number, ketersediaan: number) =>
      newRow(api, 'ketersediaan_pangan', {
        ...{ kecamatan_id, pangan_id, periode_ketersediaan_pangan_id, user_id, harga_rata_rata: 1 },
        ...{ kebutuhan, ketersediaan },
      });
    await add(melak, 5.1, 5.3);
    await add(damai, 0.2, 0);
    const path = `/ketersediaan-pangan/riwayat?pangan_id=${pangan_id}`;
    const own = await dataOf(`${path}&kecamatan_id=${melak.kecamatan_id}`);
    expect(own.periode.slice(-2).map(({ id }: Row) => id)).toEqual([periode_ketersediaan_pangan_id, empty]);
    expect(own.periode).toHaveLength(52);
    expect(own.dari_kecamatan).toBe(1);
    const [food] = own.pangan;
    expect(own.pangan).toHaveLength(1);
    expect(food.kebutuhan).toHaveLength(52);
    expect([food.kebutuhan.slice(-2), food.ketersediaan.slice(-2), food.jumlah_kecamatan.slice(-2)]).toEqual([
      [5.1, null],
      [5.3, null],
      [1, 0],
    ]);
    const all = await dataOf(path);
    expect(all.dari_kecamatan).toBeGreaterThanOrEqual(16);
    expect([all.pangan[0].kebutuhan.at(-2), all.pangan[0].ketersediaan.at(-2)]).toEqual([5.3, 5.3]);
    expect(all.pangan[0].jumlah_kecamatan.at(-2)).toBe(2);
  });

  test('without a food it tells of all that were reported, by name', async () => {
    const { pangan } = await dataOf(`/ketersediaan-pangan/riwayat?kecamatan_id=${melak.kecamatan_id}`);
    const names = pangan.map(({ nama_pangan }: Row) => nama_pangan);
    expect(names.length).toBeGreaterThan(5);
    expect(names).toEqual([...names].sort());
  });
});

test.each([
  ['/ketersediaan-pangan/riwayat?kecamatan_id=999999', 404, 'Kecamatan'],
  ['/ketersediaan-pangan/riwayat?pangan_id=999999', 404, 'Pangan'],
  ['/ketersediaan-pangan/riwayat?pangan_id=beras', 422, 'bilangan bulat'],
  ['/luas-tanam/riwayat?kecamatan_id=999999', 404, 'Kecamatan'],
  ['/luas-tanam/riwayat?kecamatan_id=1.5', 422, 'bilangan bulat'],
  ['/timbang-balita/riwayat?kelurahan_id=999999', 404, 'Desa atau kelurahan'],
  ['/timbang-balita/desa?kecamatan_id=999999', 404, 'Kecamatan'],
  ['/timbang-balita/desa?kecamatan_id=melak', 422, 'bilangan bulat'],
])('%s is refused with %d in words', async (path, status, words) => {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(answer.body.meta.message).toContain(words);
});
