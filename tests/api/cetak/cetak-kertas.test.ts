import { getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { berkas, bukuKerja, cetakan, halaman } from '../../support/api/cetak.ts';
import { jpeg } from '../../support/api/pictures.ts';
import { openGuards } from '../../support/api/ports.ts';
import { pdfTags } from '../../support/berkas/pdf-tags.ts';

let api: TestApi;
let admin: Caller;
beforeEach(async () => {
  api = await openApi();
  admin = await callerOf(api, 'admin');
});

const IDENTITAS = {
  ...{ nama_dinas: 'Dinas Ketahanan Pangan', alamat: 'Jalan Sendawar Raya 12', telepon: '(0545) 404321' },
  ...{ tempat: 'Sendawar', kepala_nama: 'Marta Lunsiq, S.P.', kepala_jabatan: 'Kepala Dinas' },
  ...{ kepala_pangkat: 'Pembina, IV/a', kepala_nip: '197001011995031002' },
};
const melak = async () => (await admin.send('GET', '/kecamatan?nama_kecamatan=Melak')).body.data.data[0].id as number;

describe('a sheet of paper', () => {
  test('has letterhead, title, period, signature, and says who printed it when', async () => {
    await admin.send('PUT', '/kantor/identitas', IDENTITAS);
    const [page, ...others] = await halaman(
      api,
      admin,
      `harga-pangan?kecamatan_id=${await melak()}&tanggal=2026-12-01&`,
    );
    expect(others).toEqual([]);
    expect(page!.slice(0, 6)).toEqual([
      'Pemerintah Kabupaten Kutai Barat',
      'Dinas Ketahanan Pangan',
      'Jalan Sendawar Raya 12, Telepon (0545) 404321',
      'Laporan Harga Pangan',
      'Kecamatan Melak',
      'Periode Minggu ke-3 November 2026 (16 November 2026 – 22 November 2026)',
    ]);
    expect(page!.slice(-6)).toEqual([
      ...[
        'Sendawar, 1 Desember 2026',
        'Kepala Dinas',
        'Marta Lunsiq, S.P.',
        'Pembina, IV/a',
        'NIP 19700101 199503 1 002',
      ],
      expect.stringMatching(/^Dicetak oleh .+, 20 November 2026 pukul 12\.00\tHalaman 1 dari 1$/),
    ]);
  });

  test.each([
    ['A4', [595.28, 841.89]],
    ['F4', [609.45, 935.43]],
  ])('is as large as the office says: %s, and its file says whose it is', async (kertas, size) => {
    await admin.send('PUT', '/kantor/identitas', { ...IDENTITAS, kertas });
    const query = `harga-pangan?kecamatan_id=${await melak()}&format=pdf`;
    const document = await getDocumentProxy((await berkas(api, admin, query)).bytes);
    const { view } = await document.getPage(1);
    expect(view.slice(2)).toEqual(size);
    // 36 prices with who signs.
    expect(document.numPages).toBe(1);
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({
      ...{ Author: 'Dinas Ketahanan Pangan', Language: 'id-ID' },
      Title: expect.stringMatching(/^Laporan Harga Pangan, Minggu ke-3 November 2026/),
    });
  });

  test('is read aloud in parts: headings, a table with its heads, and nothing besides', async () => {
    const query = `harga-pangan?kecamatan_id=${await melak()}&format=pdf`;
    const { roles, untagged } = await pdfTags((await berkas(api, admin, query)).bytes);
    // The head and 36 rows; a name begins each row.
    expect(roles).toMatchObject({ H1: 1, H2: 1, Table: 1, TR: 37, TH: 7 + 36, TD: 36 * 6 });
    expect(untagged).toEqual([]);
  });

  test('leaves room for a name where the office has not said who it is', async () => {
    const lines = (await halaman(api, admin, 'harga-pangan-kutai-barat?')).flat();
    expect(lines[0]).toBe('Pemerintah Kabupaten Kutai Barat');
    expect(lines[1]).toBe('Laporan Harga Pangan Kabupaten');
    expect(lines).toContain('20 November 2026');
    expect(lines.some((line) => /^\(…+\)$/.test(line))).toBe(true);
  });
});

test('a table longer than a page has its head again on each, and its last rows beside the signature', async () => {
  const now = '2026-11-20T00:00:00.000Z';
  await api.db
    .insertInto('komoditi')
    .values(
      Array.from({ length: 120 }, (_, at) => ({
        ...{ nama_komoditi: `Zat ${String(at).padStart(3, '0')}`, satuan: 'kg', created_at: now, updated_at: now },
        pangan_id: null,
      })),
    )
    .execute();
  const pages = await halaman(api, admin, `harga-pangan?kecamatan_id=${await melak()}&`);
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, lines] of pages.entries()) {
    expect(lines.filter((line) => line.startsWith('No.\tKomoditi')).length).toBe(1);
    expect(lines.some((line) => line.endsWith('(lanjutan)'))).toBe(at > 0);
  }
  const last = pages.at(-1)!;
  expect(last.filter((line) => /^\d+\tZat/.test(line)).length).toBeGreaterThanOrEqual(3);
  expect(last.some((line) => /^\(…+\)$/.test(line))).toBe(true);
  const numbers = pages.flat().flatMap((line) => /^(\d+)\t/.exec(line)?.[1] ?? []);
  expect(numbers.map(Number)).toEqual(Array.from({ length: 156 }, (_, at) => at + 1));
});

test('very long names are broken into lines, letters of no font are the nearest', async () => {
  const long = `Cabai ${'Panjang Sekali '.repeat(9)}`.trim();
  await api.db
    .updateTable('komoditi')
    .set({ nama_komoditi: long })
    .where('nama_komoditi', '=', 'Bawang Merah')
    .execute();
  await api.db
    .updateTable('komoditi')
    .set({ nama_komoditi: 'Añja Łada 米\u200b' })
    .where('nama_komoditi', '=', 'Bawang Putih')
    .execute();
  const unbroken = 'Q'.repeat(150);
  await api.db
    .updateTable('kecamatan')
    .set({ nama_kecamatan: unbroken })
    .where('nama_kecamatan', '=', 'Melak')
    .execute();
  const { id } = await api.db
    .selectFrom('kecamatan')
    .select('id')
    .where('nama_kecamatan', '=', unbroken)
    .executeTakeFirstOrThrow();
  const lines = (await halaman(api, admin, `harga-pangan?kecamatan_id=${id}&`)).flat();
  const text = lines.join(' ');
  expect(text.match(/Panjang/g)).toHaveLength(9);
  expect(text).toContain('Añja Łada ·');
  expect(text.match(/Q/g)).toHaveLength(150);
  const [sheet] = await bukuKerja(api, admin, `harga-pangan?kecamatan_id=${id}&`);
  expect(sheet!.name).toBe('Q'.repeat(31));
  expect(sheet!.rows.flat()).toContain(long);
});

test('a period in which nobody reported says so, row by row', async () => {
  await api.db.deleteFrom('timbang_balita').execute();
  const { lembar } = await cetakan(admin, 'timbang-balita');
  expect(lembar.every(({ baris, jumlah }) => jumlah === null && baris.every(({ dilaporkan }) => !dilaporkan))).toBe(
    true,
  );
  expect(lembar.at(-1)!.catatan.at(-1)).toMatch(/^Belum melapor: .*, .*\.$/);
  expect(lembar[0]!.catatan.at(-1)).toMatch(/^Belum melapor: Barong Tongkok, .*Tering\.$/);
  const pages = await halaman(api, admin, 'timbang-balita?');
  expect(pages.flat().filter((line) => line.endsWith('belum dilaporkan'))).toHaveLength(16 + 194);
});

test('no village, no commodity: a table with its head alone', async () => {
  for (const table of [
    'luas_tanam',
    'timbang_balita',
    'koordinat_lahan_petani',
    'lahan_petani',
    'sasaran_balita',
    'desa_kelurahan',
  ] as const) {
    await api.db.deleteFrom(table).execute();
  }
  const pages = await halaman(api, admin, `luas-tanam?kecamatan_id=${await melak()}&`);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('0 dari 0 desa/kelurahan dilaporkan.');
  expect((await bukuKerja(api, admin, 'luas-tanam?'))[1]!.rows.flat()).toContain('Desa/Kelurahan');
});

describe('the logo', () => {
  const withLogo = async (file: File) => {
    const form = new FormData();
    form.set('nama_dinas', 'Dinas');
    form.set('logo', file);
    expect((await admin.send('PUT', '/kantor/identitas', form)).status).toBe(200);
    return (await berkas(api, admin, 'ketersediaan-pangan?format=pdf')).bytes;
  };

  test('stands in the file once, however many sheets bear it', async () => {
    const without = (await berkas(api, admin, 'ketersediaan-pangan?format=pdf')).bytes;
    const bytes = await withLogo(new File([new Uint8Array(await jpeg())], 'logo.jpg'));
    const images = new TextDecoder('latin1').decode(bytes).match(/\/Subtype \/Image/g);
    expect(images).toHaveLength(1);
    expect(bytes.length).toBeGreaterThan(without.length);
  });

  test('that nobody can read is left out', async () => {
    const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])], 'logo.png');
    const bytes = await withLogo(png);
    expect(new TextDecoder('latin1').decode(bytes)).not.toContain('/Subtype /Image');
    expect(bytes.length).toBeGreaterThan(10_000);
  });
});

test('three files at once for an account, then 429', async () => {
  const limited = await openApi({ guards: { ...openGuards, rateLimit: true } });
  const who = await callerOf(limited, 'admin');
  const answers = await Promise.all(Array.from({ length: 4 }, () => who.send('GET', '/cetak/luas-tanam?format=pdf')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
  expect((await who.send('GET', '/cetak/luas-tanam?format=pdf')).status).toBe(200);
});
