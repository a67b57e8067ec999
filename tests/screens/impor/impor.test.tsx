import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { openAs } from '../../support/screens/open.tsx';
import { call, newPeriode, tokenOf } from '../../support/screens/petugas.ts';
import { spreadsheets, tableIn, workbook } from '../../support/screens/spreadsheets.ts';

const TUGAS = ['Barong Tongkok', 'Melak', 'Sekolaq Darat'];
let komoditi: Row[];
let melak: number;
beforeAll(async () => {
  komoditi = await rowsOf('/komoditi?limit=1000');
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const dialog = () => within(screen.getByRole('dialog'));
const rowsShown = () => dialog().queryAllByRole('row').slice(1);
const stored = (periode: { id: number }) => rowsOf(`/harga-pangan?periode_harga_pangan_id=${periode.id}&limit=200`);

async function openImport(filled?: { id: number; nama_periode: string }) {
  const handed = spreadsheets();
  const periode = filled ?? (await newPeriode('harga-pangan'));
  const opened = await openAs('petugas', `/dashboard/harga-pangan/edit?periode=${periode.id}&kecamatan=${melak}`);
  await openScreen(opened.user);
  return { ...opened, handed, periode };
}

async function openScreen(user: UserEvent) {
  const button = await screen.findByRole('button', { name: 'Impor' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  await screen.findByRole('button', { name: 'Unduh templat' });
}

const choose = async (user: UserEvent, file: File) =>
  user.upload(dialog().getByLabelText('Berkas XLSX atau CSV'), file);

/** Answers what is asked about a file before its rows are shown. */
async function answer(user: UserEvent, ...choices: string[]) {
  const next = await dialog().findByRole('button', { name: 'Lanjut' });
  for (const name of choices) await user.click(dialog().getByRole('radio', { name }));
  await user.click(next);
}

const counts = () =>
  within(dialog().getByRole('group', { name: 'Tampilkan' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('the template has all of an officer; filled in it becomes his rows, chosen again nothing changes', async () => {
  const { user, handed, periode } = await openImport();
  await user.click(dialog().getByRole('button', { name: 'Unduh templat' }));
  await waitFor(() => expect([...handed.keys()]).toEqual([`Harga pangan ${periode.nama_periode}.xlsx`]));
  const { rows, nama, lembar } = await tableIn([...handed.values()][0] as Blob);
  expect([nama, lembar]).toEqual(['Isian', ['Isian', 'Petunjuk']]);
  expect(rows[0]?.slice(0, 5)).toEqual(['Periode', 'Kecamatan', 'Komoditi', 'Harga Eceran', 'Harga Grosir']);
  expect(rows).toHaveLength(1 + TUGAS.length * komoditi.length);
  expect([...new Set(rows.slice(1).map((row) => row[1]))].sort()).toEqual(TUGAS);

  const [first, last] = [1, 12];
  const isFilled = (at: number) => at >= first && at <= last;
  // As in the period before, a little dearer.
  const dearer = (was: unknown) => (typeof was === 'number' ? was + 100 : 14_000);
  const filled = rows.map((row, at) =>
    row.map((cell, column) => (isFilled(at) && (column === 3 || column === 4) ? dearer(row[column + 2]) : cell)),
  );
  await choose(user, await workbook(filled));
  expect((await dialog().findByRole('button', { name: 'Simpan 12 data' })).textContent).toBe('Simpan 12 data');
  expect(counts()).toEqual(['Semua 12', 'Baru 12']);
  expect(await stored(periode)).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Simpan 12 data' }));
  await dialog().findByText(/^12 data tersimpan di perangkat/);
  expect(dialog().queryByRole('button', { name: 'Lanjutkan' })).toBe(null);
  await waitFor(async () => expect(await stored(periode)).toHaveLength(12));
  await user.click(dialog().getByRole('button', { name: 'Selesai' }));

  await openScreen(user);
  await choose(user, await workbook(filled));
  await dialog().findByText('isian.xlsx');
  expect(counts()).toEqual(['Semua 12', 'Sama 12']);
  expect(dialog().getByRole('button', { name: 'Simpan 0 data' })).toHaveProperty('disabled', true);
});

test('a row that cannot be taken says why at its cell, and is put right there', async () => {
  const { user, periode } = await openImport();
  const [beras, other] = komoditi.map(({ nama_komoditi }) => String(nama_komoditi));
  await choose(
    user,
    await workbook([
      ['Kecamatan', 'Nama Komoditi', 'HARGA ECERAN', 'harga grosir'],
      ['Melak', beras as string, 'seribu', 12_000],
      ['Damai', beras as string, 1, 1],
      ['Melak', 'Sepatu bot', 1, 1],
      ['Melak', other as string, 'Rp 15.000', null],
      ['kec. melak', other as string, 15_000, 14_000],
    ]),
  );
  const asked = await dialog().findByRole('combobox', { name: 'Maksud Sepatu bot' });
  expect(asked).toHaveProperty('value', '');
  await answer(user);
  expect(dialog().getByRole('alert').textContent).toBe('1 pertanyaan belum dijawab.');
  await answer(user, 'Ambil baris pertamanya saja');
  await dialog().findByRole('group', { name: 'Tampilkan' });
  expect(counts().slice(0, 3)).toEqual(['Semua 5', 'Baru 1', 'Perlu diperbaiki 4']);
  const text = () => rowsShown().map((row) => row.textContent);
  expect(text()[0]).toContain('Isi bilangan bulat');
  expect(text()[1]).toContain('Damai bukan kecamatan tugas Anda.');
  expect(text()[2]).toContain('Sepatu bot tidak ada dalam daftar di Melak');
  expect(text()[3]).toContain('Mohon isi harga grosir');
  const cell = dialog().getByRole('textbox', { name: 'Harga Eceran, baris 2' });
  await user.clear(cell);
  await user.type(cell, '14.500{Enter}');
  expect(counts().slice(0, 3)).toEqual(['Semua 5', 'Baru 2', 'Perlu diperbaiki 3']);
  await user.click(dialog().getByRole('button', { name: 'Simpan 2 data' }));
  const sure = dialog().queryByRole('button', { name: 'Ya, simpan 2 data' });
  if (sure) await user.click(sure);
  await dialog().findByText(/^2 data tersimpan di perangkat/);
  await waitFor(async () =>
    expect((await stored(periode)).map(({ harga_eceran }) => harga_eceran).sort()).toEqual([14_500, 15_000]),
  );
});

test("what changes stands beside what was, another officer's row is shown as it stays, and a second one of the file too", async () => {
  const periode = await newPeriode('harga-pangan');
  const [mine, theirs] = komoditi;
  const price = { periode_harga_pangan_id: periode.id, kecamatan_id: melak, harga_eceran: 9000, harga_grosir: 8000 };
  await call('/harga-pangan', { ...price, komoditi_id: mine?.id }, await tokenOf('petugas'));
  await call('/harga-pangan', { ...price, komoditi_id: theirs?.id }, await tokenOf('superadmin'));
  const { user } = await openImport(periode);
  await choose(
    user,
    await workbook([
      ['Komoditi', 'Harga Eceran', 'Harga Grosir'],
      [mine?.nama_komoditi, 9500, 8000],
      [theirs?.nama_komoditi, 9500, 8000],
      [mine?.nama_komoditi, 9600, 8000],
    ]),
  );
  await answer(user, 'Ambil baris pertamanya saja');
  await dialog().findByRole('group', { name: 'Tampilkan' });
  expect(dialog().getByRole('combobox', { name: 'Kecamatan semua baris' })).toHaveProperty('value', String(melak));
  expect(counts().slice(0, 4)).toEqual(['Semua 3', 'Berubah 1', 'Milik petugas lain 1', 'Perlu diperbaiki 1']);
  await user.click(dialog().getByRole('button', { name: /^Semua/ }));
  const [changed, foreign, second] = rowsShown().map((row) => row.textContent);
  expect(changed?.replace(/\s/g, ' ')).toContain('Rp 9.000 → Rp 9.500');
  expect(foreign?.replace(/\s/g, ' ')).toContain('Rp 9.000di berkas Rp 9.500');
  expect(foreign).toContain('Sudah diisi petugas lain. Angka di sana tidak diubah oleh berkas ini.');
  expect(dialog().queryByRole('textbox', { name: 'Harga Eceran, baris 3' })).toBe(null);
  expect(second).toContain('Sudah ada di baris 2.');
});

test('a device that is full says so and keeps the preview; what was put right counts also where the same file is chosen again', async () => {
  const { user, periode } = await openImport();
  const [beras, other] = komoditi.map(({ nama_komoditi }) => String(nama_komoditi));
  const file = await workbook([
    ['Kecamatan', 'Komoditi', 'Harga Eceran', 'Harga Grosir'],
    ['Melak', beras as string, 'seribu', 12_000],
    ['Melak', other as string, 15_000, 14_000],
  ]);
  await choose(user, file);
  const cell = await dialog().findByRole('textbox', { name: 'Harga Eceran, baris 2' });
  await user.clear(cell);
  await user.type(cell, '12500{Enter}');
  await dialog().findByRole('button', { name: 'Simpan 2 data' });
  await user.click(dialog().getByRole('button', { name: 'Tutup' }));
  await openScreen(user);
  await choose(user, file);
  const save = async () => {
    await user.click(await dialog().findByRole('button', { name: 'Simpan 2 data' }));
    const sure = dialog().queryByRole('button', { name: 'Ya, simpan 2 data' });
    if (sure) await user.click(sure);
  };
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Penuh', 'QuotaExceededError');
  });
  await save();
  const says = 'Perangkat ini tidak dapat menyimpan. Kosongkan sedikit ruang, lalu coba lagi.';
  expect((await dialog().findByRole('alert')).textContent).toContain(says);
  expect(counts().slice(0, 2)).toEqual(['Semua 2', 'Baru 2']);
  full.mockRestore();
  await save();
  await dialog().findByText(/^2 data tersimpan di perangkat/);
  await waitFor(async () =>
    expect((await stored(periode)).map(({ harga_eceran }) => harga_eceran).sort()).toEqual([12_500, 15_000]),
  );
});
