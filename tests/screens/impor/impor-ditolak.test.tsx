import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { writeXlsx } from 'hucre/xlsx';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { outboxStore } from '@/shared/write';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { openAs } from '../../support/screens/open.tsx';
import { call, newPeriode, tokenOf } from '../../support/screens/petugas.ts';
import { spreadsheets, workbook } from '../../support/screens/spreadsheets.ts';

let komoditi: string[];
let melak: number;
beforeAll(async () => {
  komoditi = (await rowsOf('/komoditi?limit=1000')).map(({ nama_komoditi }: Row) => nama_komoditi);
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const dialog = () => within(screen.getByRole('dialog'));
const HEAD = ['Periode', 'Komoditi', 'Harga Eceran', 'Harga Grosir'];

async function openImport() {
  spreadsheets();
  const periode = await newPeriode('harga-pangan');
  const { user } = await openAs('petugas', `/dashboard/harga-pangan/edit?periode=${periode.id}&kecamatan=${melak}`);
  const button = await screen.findByRole('button', { name: 'Impor' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  await screen.findByRole('button', { name: 'Unduh templat' });
  const choose = (file: File) => user.upload(dialog().getByLabelText('Berkas XLSX atau CSV'), file);
  return { user, periode, choose };
}

const rows = () =>
  dialog()
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('formulas, dates, merged cells, another period: each is said at its cell, and what was done besides above', async () => {
  const { user, periode, choose } = await openImport();
  const name = periode.nama_periode;
  const [a, b, c, d, e] = komoditi as [string, string, string, string, string];
  const table = [
    HEAD,
    [name, a, null, 12_000],
    [name, b, new Date(Date.UTC(2026, 4, 1)), 12_000],
    [name, c, 14_000, 12_000],
    [name, d, null, 12_000],
    ['Minggu lain', e, 14_000, 12_000],
    [name, komoditi[5] as string, null, 12_000],
  ];
  const cells = new Map([
    ['1,2', { formula: 'D2*2' }],
    ['6,2', { formula: 'D7+2000', formulaResult: 14_000 }],
  ]);
  const merges = [{ startRow: 3, endRow: 4, startCol: 2, endCol: 2 }];
  const file = await writeXlsx({
    sheets: [
      { name: 'Isian', rows: table, cells, merges },
      { name: 'Pasar', rows: [HEAD, [name, b, 15_000, 13_000]] },
    ],
  });
  await choose(new File([file as Uint8Array<ArrayBuffer>], 'mei.xlsx'));
  await dialog().findByText('mei.xlsx');
  await user.click(dialog().getByRole('button', { name: /^Semua/ }));
  const [formula, date, fine, merged, other, worked] = rows();
  expect(formula).toContain(
    'Rumus ini belum dihitung. Isi angkanya di sini, atau buka di Excel, simpan, lalu pilih lagi.',
  );
  expect(date).toContain('Ini tanggal, bukan angka. Isi angkanya.');
  expect(fine).toContain('Baru');
  expect(merged).toContain('Sel ini digabung dengan sel lain. Isi angka untuk baris ini.');
  expect(other).toContain(`Baris ini untuk periode Minggu lain, bukan ${name}.`);
  expect(worked).toContain('Baru');
  for (const note of [
    'Lembar Isian yang dibaca, dari 2 lembar.',
    '1 baris berisi rumus: hasil hitungannya yang diambil.',
    '1 baris berisi sel gabungan.',
  ]) {
    expect(dialog().getByText(note)).toBeTruthy();
  }

  // The other worksheet has rows of its own; a file that is given up while it is read does not come back.
  const sheets = dialog().getByLabelText('Lembar yang dibaca');
  await user.selectOptions(sheets, 'Pasar');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toContain('15.000');
  fireEvent.change(dialog().getByLabelText('Lembar yang dibaca'), { target: { value: 'Isian' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Pilih berkas lain' }));
  const choice = await dialog().findByRole('button', { name: 'Pilih berkas' });
  await expect(waitFor(() => dialog().getByText('mei.xlsx'), { timeout: 600 })).rejects.toThrow();
  expect(choice.isConnected).toBe(true);
});

const large = () => Object.defineProperty(new File(['x'], 'besar.xlsx'), 'size', { value: 50_000_000 });

test.each([
  ['of 50 MB', large, 'Berkas ini terlalu besar (50 MB). Paling besar 10 MB.'],
  ['without anything', () => new File([], 'kosong.xlsx'), 'Berkas ini kosong.'],
  ['that is a photo', () => new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'a.xlsx'), 'Ini foto, bukan tabel.'],
  [
    'without titles',
    () =>
      workbook([
        [1, 2],
        [3, 4],
      ]),
    'Tidak ada baris judul kolom di 60 baris pertama lembar ini',
  ],
])('a file %s is refused in a sentence, and another may be chosen', async (_what, file, says) => {
  const { choose } = await openImport();
  await choose(await file());
  expect((await dialog().findByRole('alert')).textContent).toContain(says);
  expect(dialog().getByLabelText('Berkas XLSX atau CSV')).toHaveProperty('disabled', false);
});

test('columns are chosen by hand and known for the next file of that head; a confirmed name is kept for all files', async () => {
  const { user, choose } = await openImport();
  const [nama = ''] = komoditi;
  const typo = `${nama.slice(0, -2)}${nama.at(-1)}${nama.at(-2)}`;
  const file = (harga: number) =>
    workbook([
      ['Apa', 'Berapa', 'Borong'],
      [typo, harga, 8000],
    ]);
  const goOn = async () => user.click(await dialog().findByRole('button', { name: 'Lanjut' }));
  await choose(await file(9000));
  await goOn();
  expect((await dialog().findByRole('alert')).textContent).toBe(
    'Kolom Komoditi belum ditemukan. Judul kolom di berkas: Apa, Berapa, Borong.',
  );
  for (const [title, field] of Object.entries({ Apa: 'Komoditi', Berapa: 'Harga Eceran', Borong: 'Harga Grosir' })) {
    await user.selectOptions(dialog().getByRole('combobox', { name: `Maksud Kolom “${title}”` }), field);
  }
  await goOn();
  const asked = await dialog().findByRole('combobox', { name: `Maksud ${typo}` });
  expect(asked).toHaveProperty('value', nama);
  await user.click(dialog().getByRole('checkbox', { name: /^Simpan nama-nama ini sebagai nama lain/ }));
  await goOn();
  await dialog().findByRole('button', { name: 'Simpan 1 data' });
  expect(rows()[0]).toContain(`di berkas: ${typo}`);
  await waitFor(async () =>
    expect((await rowsOf('/nama-lain?limit=1000')).map((row: Row) => row['nama'])).toContain(typo),
  );
  await user.click(dialog().getByRole('button', { name: 'Pilih berkas lain' }));
  await choose(await file(9100));
  // Its columns are known; its name is confirmed once for each file.
  expect(await dialog().findByRole('combobox', { name: `Maksud ${typo}` })).toHaveProperty('value', nama);
  await goOn();
  await dialog().findByRole('button', { name: 'Simpan 1 data' });
});

const removed = async (path: string) => call(path, { _method: 'delete' }, await tokenOf('superadmin'));

test.each([
  ['commodity', 'Komoditi ini sudah tidak ada dalam daftar'],
  ['period', 'Periode harga pangan ini sudah tidak ada dalam daftar'],
])('a %s that is gone by the time its row is sent: the row stays in the outbox with the reason', async (what, says) => {
  const fields = { nama_komoditi: `Uji ${what}`, satuan: 'kg' };
  const { komoditi: baru } = await call('/komoditi', fields, await tokenOf('superadmin'));
  const { user, periode, choose } = await openImport();
  await choose(await workbook([HEAD.slice(1), [baru.nama_komoditi, 14_000, 12_000]]));
  const save = await dialog().findByRole('button', { name: 'Simpan 1 data' });
  await removed(what === 'period' ? `/periode-harga-pangan/${periode.id}` : `/komoditi/${baru.id}`);
  await user.click(save);
  await dialog().findByText(/^1 data tersimpan di perangkat/);
  const userId: number = JSON.parse(localStorage.getItem('profil') ?? '').user.id;
  await waitFor(async () =>
    expect(await outboxStore.of(userId)).toMatchObject([{ state: 'ditolak', reason: expect.stringContaining(says) }]),
  );
});
