import { beforeAll, describe, expect, test } from 'vitest';
import { type JenisLaporan, jenisLaporan } from '#contract/limits.ts';
import type { Cetakan, Lembar } from '#contract/summaries/cetakan.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { barisTercetak, bukuKerja, cetakan, halaman } from '../../support/api/cetak.ts';

let api: TestApi;
let admin: Caller;
const reports = {} as Record<JenisLaporan, Cetakan>;
beforeAll(async () => {
  api = await openApi();
  admin = await callerOf(api, 'admin');
  for (const jenis of jenisLaporan) reports[jenis] = await cetakan(admin, jenis);
});

const all = async (path: string): Promise<Record<string, unknown>[]> =>
  (await admin.send('GET', `${path}&limit=200`)).body.data.data;
const reported = ({ baris }: Lembar) => baris.filter(({ dilaporkan }) => dilaporkan).map(({ sel }) => sel);
const places = ({ lembar }: Cetakan) => lembar.filter(({ kecamatan_id }) => kecamatan_id !== null);
const melak = (report: Cetakan): Lembar => report.lembar.find(({ judul }) => judul === 'Kecamatan Melak')!;

test.each(['harga-pangan', 'ketersediaan-pangan', 'timbang-balita', 'luas-tanam'] as const)(
  '%s: a recap first, then a sheet for each kecamatan in the order of their names',
  async (jenis) => {
    const names = (await all('/kecamatan?')).map(({ nama_kecamatan }) => `Kecamatan ${nama_kecamatan}`);
    expect(reports[jenis].lembar.map(({ judul }) => judul)).toEqual(['Rekap 16 kecamatan', ...names]);
  },
);

test('the newest period is printed unless another is asked for', async () => {
  const periods = await all('/periode-harga-pangan?urut=terbaru');
  expect(reports['harga-pangan'].periode.id).toBe(periods[0]!['id']);
  const older = await cetakan(admin, `harga-pangan?periode_id=${periods[3]!['id']}`);
  expect(older.periode.nama_periode).toBe(periods[3]!['nama_periode']);
});

test('the limit by which balances are judged is none that is settled, and each sheet says so', () => {
  for (const { catatan } of reports['ketersediaan-pangan'].lembar) {
    expect(catatan).toContain('Surplus: lebihnya 10 % dari yang dibutuhkan atau lebih; batas ini perlu konfirmasi.');
  }
});

describe('the figures are those of the lists', () => {
  test('prices of a kecamatan', async () => {
    const { periode } = reports['harga-pangan'];
    const sheet = melak(reports['harga-pangan']);
    const rows = await all(`/harga-pangan/melak?periode_harga_pangan_id=${periode.id}`);
    expect(rows.length).toBeGreaterThan(20);
    expect(reported(sheet).map((sel) => sel.slice(0, 5))).toEqual(
      rows.map((row) => [
        ...[row['nama_komoditi'], (row['komoditis'] as { satuan: string }).satuan],
        ...[row['harga_eceran'], row['harga_grosir'], row['harga_eceran_sebelumnya']],
      ]),
    );
    expect(sheet.catatan).toEqual([`${rows.length} dari ${sheet.baris.length} komoditi dilaporkan.`]);
    expect(sheet.jumlah).toBeNull();
  });

  test('the means of prices count the kecamatan that have one', async () => {
    const { periode, lembar } = reports['harga-pangan'];
    const komoditi = (await all('/komoditi?nama_komoditi=Beras Medium'))[0]!['id'];
    const { body } = await admin.send(
      'GET',
      `/harga-pangan/banding?komoditi_id=${komoditi}&periode_harga_pangan_id=${periode.id}`,
    );
    const { rata_rata, kecamatan } = body.data;
    const prices: number[] = kecamatan.flatMap(({ eceran }: { eceran: number | null }) => eceran ?? []);
    const [, , eceran, grosir, least, most, told] = reported(lembar[0]!).find(([nama]) => nama === 'Beras Medium')!;
    expect([eceran, grosir, told]).toEqual([rata_rata.eceran, rata_rata.grosir, rata_rata.jumlah_kecamatan]);
    expect([least, most]).toEqual([Math.min(...prices), Math.max(...prices)]);
  });

  test("the regency's own prices, which are no means", async () => {
    const { periode, lembar } = reports['harga-pangan-kutai-barat'];
    const rows = await all(`/harga-pangan-kutai-barat?periode_harga_pangan_id=${periode.id}`);
    expect(lembar.map(({ judul }) => judul)).toEqual(['Harga kabupaten']);
    expect(reported(lembar[0]!).map(([nama, , eceran]) => [nama, eceran])).toEqual(
      rows.map((row) => [row['nama_komoditi'], row['harga_eceran']]),
    );
  });

  test('balances of the regency: tons summed first, divided then', async () => {
    const { periode, lembar } = reports['ketersediaan-pangan'];
    const rows = await all(`/ketersediaan-pangan?rekap=kabupaten&periode_ketersediaan_pangan_id=${periode.id}`);
    expect(
      reported(lembar[0]!).map(([nama, harga, kebutuhan, ada, neraca, , , told]) => [
        ...[nama, harga, kebutuhan, ada, neraca, told],
      ]),
    ).toEqual(
      rows.map((row) => [
        ...[(row['pangans'] as { nama_pangan: string }).nama_pangan, row['harga_rata_rata'], row['kebutuhan']],
        ...[row['ketersediaan'], row['neraca'], row['jumlah_kecamatan']],
      ]),
    );
    for (const [, , need, there, , ratio, status] of reported(lembar[0]!)) {
      expect(ratio).toBeCloseTo((Number(there) * 100) / Number(need), 6);
      expect(status === 'Defisit').toBe(Number(there) < Number(need));
    }
  });

  test('toddlers: letters summed first, divided then', async () => {
    const { periode } = reports['timbang-balita'];
    const sheet = melak(reports['timbang-balita']);
    const rows = await all(`/timbang-balita?kecamatan_id=${sheet.kecamatan_id}&periode_id=${periode.id}`);
    expect(reported(sheet).map(([desa, D, N, T]) => [desa, D, N, T])).toEqual(
      rows.map((row) => [
        ...[row['nama_desa_kelurahan'], row['jumlah_balita'], row['berat_badan_naik'], row['berat_badan_tidak_naik']],
      ]),
    );
    const sum = (field: string) => rows.reduce((total, row) => total + Number(row[field]), 0);
    expect(sheet.jumlah?.slice(0, 3)).toEqual(['Jumlah', sum('jumlah_balita'), sum('berat_badan_naik')]);
    expect(sheet.jumlah?.[6]).toBeCloseTo((sum('berat_badan_naik') * 100) / sum('jumlah_balita'), 9);
  });

  test('planted areas: what nobody reported is empty, not zero', async () => {
    const { periode } = reports['luas-tanam'];
    const sheet = melak(reports['luas-tanam']);
    const rows = await all(`/luas-tanam?kecamatan_id=${sheet.kecamatan_id}&periode_id=${periode.id}`);
    const padi = (desa: unknown) =>
      rows.find((row) => row['nama_desa_kelurahan'] === desa && row['komoditi'] === 'padi')?.['luas_tanam'] ?? null;
    for (const [desa, tanam] of reported(sheet)) expect([desa, tanam]).toEqual([desa, padi(desa)]);
    expect(sheet.jumlah?.[9]).toBe(rows.reduce((total, row) => total + Number(row['luas_tanam']), 0));
  });

  test.each(['timbang-balita', 'luas-tanam'] as const)('%s: the recap is the sum of the sheets', (jenis) => {
    const [recap] = reports[jenis].lembar;
    const own = places(reports[jenis]);
    recap!.baris.forEach(({ sel: [nama, , ...figures], dilaporkan }, at) => {
      expect(nama).toBe(own[at]!.judul.replace('Kecamatan ', ''));
      if (dilaporkan) expect(figures).toEqual(own[at]!.jumlah!.slice(1));
      else expect(own[at]!.jumlah).toBeNull();
    });
  });
});

test.each(jenisLaporan)(
  '%s: the PDF has the figures of the API; a sheet begins a page, a page tells its number',
  async (jenis) => {
    const pages = await halaman(api, admin, `${jenis}?`);
    const { lembar } = reports[jenis];
    const printed = pages.flat().filter((line) => /^(\d+|Jumlah)\t/.test(line));
    expect(printed).toEqual(lembar.flatMap(barisTercetak));
    expect(pages.map((lines) => /Halaman \d+ dari \d+$/.exec(lines.at(-1)!)?.[0])).toEqual(
      pages.map((_, at) => `Halaman ${at + 1} dari ${pages.length}`),
    );
    const begun = pages.flatMap((lines) => lembar.find(({ judul }) => lines.slice(0, 5).includes(judul))?.judul ?? []);
    expect(begun).toEqual(lembar.map(({ judul }) => judul));
  },
);

test.each(jenisLaporan)('%s: the workbook has the figures of the API, a sheet for each place', async (jenis) => {
  const sheets = await bukuKerja(api, admin, `${jenis}?`);
  const { lembar, wilayah } = reports[jenis];
  expect(sheets.map(({ name }) => name)).toEqual(lembar.map(({ judul }) => judul.replace('Kecamatan ', '')));
  for (const [at, { rows }] of sheets.entries()) {
    const { kolom, baris, jumlah } = lembar[at]!;
    expect(rows[0]?.[0]).toBe(`Pemerintah Kabupaten ${wilayah}`);
    const first = rows.findIndex(([no]) => no === 1);
    const figures = kolom.findIndex(({ isi }) => isi !== 'teks');
    for (const [place, { sel, dilaporkan }] of baris.entries()) {
      const row = (rows[first + place] ?? []).slice(1, kolom.length + 1).map((cell) => cell ?? null);
      expect(row).toEqual(dilaporkan ? sel : sel.map((value, at) => (at === figures ? 'belum dilaporkan' : value)));
    }
    if (jumlah) expect(rows[first + baris.length]?.slice(1, kolom.length + 1)).toEqual(jumlah);
  }
});
