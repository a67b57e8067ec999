import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { periodesOfYear } from '#contract/formulas/periode/kalender.ts';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { openAs } from '../../support/screens/open.tsx';
import { call, tokenOf } from '../../support/screens/petugas.ts';
import { spreadsheets, workbook } from '../../support/screens/spreadsheets.ts';

// Compiled before the tests begin: on a busy machine that takes longer than a test waits.
await Promise.all([import('@/pages/kantor/koreksi'), import('@/features/import-laporan/ui/office/OfficeImportScreen')]);

const ALASAN = 'Arsip tahun lalu';
let komoditi: Row[];
beforeAll(async () => {
  komoditi = (await rowsOf('/komoditi?limit=1000')).slice(0, 2);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const dialog = () => within(screen.getByRole('dialog'));
const head = ['Tahun', 'Bulan', 'Minggu', 'Kecamatan', 'Komoditi', 'Harga Eceran', 'Harga Grosir'];

/** The first weeks of a year that no other test uses. */
let tahun = 2001;
beforeEach(() => {
  tahun += 1;
});
const weeksOf = (year: number) => periodesOfYear('harga-pangan', year).slice(0, 3);
const timeOf = (nama: string) => /^Minggu ke-(\d) (\S+) (\d+)$/.exec(nama)!.slice(1) as [string, string, string];
const line = (nama: string, place: string, one: number, eceran: number) => {
  const [minggu, bulan, year] = timeOf(nama);
  return [Number(year), bulan, Number(minggu), place, komoditi[one]?.nama_komoditi ?? '', eceran, eceran - 4_000];
};
const open = async (week: object) =>
  (await call('/periode-harga-pangan', { ...week }, await tokenOf('admin'))).periode_harga_pangan as Row;
const officersPrice = async (periode: Row, eceran: number) => {
  const [melak] = await rowsOf('/kecamatan?nama_kecamatan=Melak');
  const fields = { kecamatan_id: melak?.id, komoditi_id: komoditi[0]?.id, periode_harga_pangan_id: periode.id };
  const row = { ...fields, harga_eceran: eceran, harga_grosir: eceran - 4_000 };
  return (await call('/harga-pangan', row, await tokenOf('petugas'))).harga_pangan as Row;
};
const prices = async (periode: { id: number }) =>
  (await rowsOf(`/harga-pangan?periode_harga_pangan_id=${periode.id}&limit=200`)).map((row) => [
    ...[row.nama_kecamatan, row.harga_eceran, row.revisi],
  ]);
const periodOf = async (nama: string) =>
  (await rowsOf(`/periode-harga-pangan?limit=1000&search=${encodeURIComponent(nama)}`))[0] as Row | undefined;

async function importing(rows: (string | number)[][], nama?: string) {
  spreadsheets();
  const opened = await openAs('superadmin', '/kantor/koreksi?laporan=harga_pangan');
  await opened.user.click(await screen.findByRole('button', { name: 'Impor' }));
  await screen.findByRole('button', { name: 'Unduh templat' });
  const file = await workbook([head, ...rows]);
  const named = nama === undefined ? file : new File([file], nama, { type: file.type });
  await opened.user.upload(dialog().getByLabelText('Berkas XLSX atau CSV'), named);
  await dialog().findByRole('list', { name: 'Periode dalam berkas' });
  return opened;
}

const store = async (user: UserEvent, count: number) => {
  await user.click(await dialog().findByRole('button', { name: `Simpan ${count} data` }));
  const sure = dialog().queryByRole('button', { name: `Ya, simpan ${count} data` });
  if (sure) await user.click(sure);
  return within(await dialog().findByRole('list', { name: 'Hasil setiap periode' }));
};

test('one file fills several weeks, opens those that are missing, and names what became of each with a way there', async () => {
  const [first, second] = weeksOf(tahun);
  const stored = await open(first!);
  const { user } = await importing([
    line(first!.nama_periode, 'Melak', 0, 40_000),
    line(second!.nama_periode, 'Melak', 0, 41_000),
    line(second!.nama_periode, 'Bongan', 1, 42_000),
    line(second!.nama_periode, 'Samarinda', 1, 42_000),
  ]);
  expect(dialog().getByText('1 periode belum ada')).toBeTruthy();
  expect(dialog().getByText('1 baris tidak dapat diambil.')).toBeTruthy();
  const choice = dialog().getByRole<HTMLSelectElement>('combobox', { name: 'Baris baru atas nama' });
  const petugas = [...choice.options].find(({ text }) => text.startsWith('Yulius Bahang'));
  await user.click(choice);
  await user.selectOptions(choice, String(petugas?.value));
  const result = await store(user, 3);
  expect(result.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${first!.nama_periode}1 baru`,
    `${second!.nama_periode}dibuka · 2 baru · 1 ditolak`,
  ]);
  const opened = await periodOf(second!.nama_periode);
  expect(opened).toMatchObject({ ...second, ditutup_pada: expect.any(String) });
  expect(result.getByRole('link', { name: second!.nama_periode }).getAttribute('href')).toBe(
    `/kantor/koreksi?laporan=harga_pangan&periode=${opened?.id}`,
  );
  expect(await prices(stored)).toEqual([['Melak', 40_000, 1]]);
  // He works in Melak and not in Bongan.
  const rows = await rowsOf(`/harga-pangan?periode_harga_pangan_id=${opened?.id}`);
  expect(rows.filter((row) => row.user_id === Number(petugas?.value)).map((row) => row.nama_kecamatan)).toEqual([
    'Melak',
  ]);
});

test('rows that stand with other figures show both, and each is replaced by its own tick, with a reason', async () => {
  const [first, second] = weeksOf(tahun);
  const periodes = [await open(first!), await open(second!)];
  const before = [await officersPrice(periodes[0]!, 41_000), await officersPrice(periodes[1]!, 41_500)];
  const { user } = await importing([
    line(first!.nama_periode, 'Melak', 0, 42_000),
    line(second!.nama_periode, 'Melak', 0, 42_500),
    line(second!.nama_periode, 'Melak', 1, 30_000),
  ]);
  expect(dialog().getByRole('checkbox', { name: 'Ganti semua 2 angka lain yang sudah tersimpan' })).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: `Lihat baris ${first!.nama_periode}` }));
  const row = within(
    dialog()
      .getByRole('checkbox', { name: /^Ganti baris 2:/ })
      .closest('tr')!,
  );
  expect(row.getByText('Tetap')).toBeTruthy();
  expect(row.getByText(/^di berkas Rp.42\.000$/)).toBeTruthy();
  await user.click(row.getByRole('checkbox'));
  expect(row.getByText('Diganti')).toBeTruthy();
  // Nothing is stored before the reason is written.
  expect(dialog().getByRole('button', { name: 'Simpan 2 data' })).toHaveProperty('disabled', true);
  await user.click(dialog().getByRole('button', { name: 'Tulis alasan' }));
  await user.type(dialog().getByRole('textbox', { name: /^Alasan mengganti 1 baris/ }), ALASAN);
  const result = await store(user, 2);
  expect(result.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${first!.nama_periode}1 diganti`,
    `${second!.nama_periode}1 baru · 1 tetap`,
  ]);
  expect(await prices(periodes[0]!)).toEqual([['Melak', 42_000, 2]]);
  expect((await prices(periodes[1]!)).toSorted()).toEqual([
    ['Melak', 30_000, 1],
    ['Melak', 41_500, 1],
  ]);
  const history = await fetch(`http://localhost/api/harga-pangan/${before[0]?.id}/riwayat`, {
    headers: { Authorization: `Bearer ${await tokenOf('superadmin')}` },
  });
  expect((await history.json()).data.data[0]).toMatchObject({ perbuatan: 'ubah', alasan: ALASAN });
});

test('what was ticked, written and repaired is there again after the screen was left', async () => {
  const [first] = weeksOf(tahun);
  await officersPrice(await open(first!), 41_000);
  const { user } = await importing([
    line(first!.nama_periode, 'Melak', 0, 42_000),
    line(first!.nama_periode, 'Bongann Ulu', 1, 43_000),
  ]);
  await user.click(dialog().getByRole('checkbox', { name: 'Ganti 1 angka lain' }));
  await user.type(dialog().getByRole('textbox', { name: /^Alasan/ }), ALASAN);
  await user.click(dialog().getByRole('button', { name: 'Lihat dan perbaiki' }));
  const place = dialog().getByRole('textbox', { name: 'Kecamatan, baris 3' });
  await user.clear(place);
  await user.type(place, 'Bongan{Enter}');
  await dialog().findByRole('button', { name: 'Simpan 2 data' });
  await user.click(dialog().getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Impor' }));
  await user.click(await dialog().findByRole('button', { name: 'Lanjutkan' }));
  expect(await dialog().findByDisplayValue(ALASAN)).toBeTruthy();
  expect(dialog().getByRole('checkbox', { name: 'Ganti 1 angka lain' })).toHaveProperty('checked', true);
  expect(await dialog().findByRole('button', { name: 'Simpan 2 data' })).toBeTruthy();
});

const repairPlace = async (user: UserEvent, at: number, nama: string) => {
  const place = dialog().getByRole('textbox', { name: `Kecamatan, baris ${at}` });
  await user.clear(place);
  await user.type(place, `${nama}{Enter}`);
};

test('a check that answers late takes no later repair back, and nothing is stored before it', async () => {
  const [first] = weeksOf(tahun);
  const { user } = await importing([
    line(first!.nama_periode, 'Melakk Ulu', 0, 42_000),
    line(first!.nama_periode, 'Bongann Ulu', 1, 43_000),
  ]);
  await user.click(dialog().getByRole('button', { name: 'Lihat dan perbaiki' }));
  const { promise, resolve } = Promise.withResolvers<void>();
  network.use(http.post('*/api/harga-pangan/impor', () => promise, { once: true }));
  await repairPlace(user, 2, 'Melak');
  expect(await dialog().findByRole('button', { name: 'Simpan 1 data' })).toHaveProperty('disabled', true);
  await repairPlace(user, 3, 'Bongan');
  const all = await dialog().findByRole('button', { name: 'Simpan 2 data' });
  await waitFor(() => expect(all).toHaveProperty('disabled', false));
  const lateAnswer = new Promise((answered) => network.events.on('response:mocked', answered));
  resolve();
  await lateAnswer;
  // The app has read it by then.
  await new Promise((read) => setTimeout(read, 100));
  expect(dialog().getByRole('button', { name: 'Simpan 2 data' })).toBeTruthy();
});

test('a file whose name is longer than the server takes is checked again, too', async () => {
  const [first] = weeksOf(tahun);
  const rows = [line(first!.nama_periode, 'Bongann Ulu', 1, 43_000), line(first!.nama_periode, 'Melak', 0, 42_000)];
  const { user } = await importing(rows, `${'harga pangan '.repeat(13)}.xlsx`);
  await user.click(dialog().getByRole('button', { name: 'Lihat dan perbaiki' }));
  await repairPlace(user, 2, 'Bongan');
  await store(user, 2);
});

test('without signal nothing is lost; a row that others entered meanwhile stops all, and is shown anew', async () => {
  const [first] = weeksOf(tahun);
  const periode = await open(first!);
  const { user } = await importing([line(first!.nama_periode, 'Melak', 0, 42_000)]);
  await officersPrice(periode, 41_000);
  network.use(http.post('*/api/harga-pangan/impor', () => HttpResponse.error(), { once: true }));
  await user.click(dialog().getByRole('button', { name: 'Simpan 1 data' }));
  await dialog().findByText(/^Impor gagal\. Tidak ada yang disimpan\. Tidak dapat terhubung ke server/);
  await user.click(dialog().getByRole('button', { name: 'Simpan 1 data' }));
  await dialog().findByText(/sudah diisi orang lain\. Tidak ada yang disimpan\.$/);
  expect(await dialog().findByRole('checkbox', { name: 'Ganti 1 angka lain' })).toBeTruthy();
  expect(await prices(periode)).toEqual([['Melak', 41_000, 1]]);
});

test('rows of a closed period are taken only where that is chosen', async () => {
  const [first] = weeksOf(tahun);
  const periode = await open(first!);
  await call(`/periode-harga-pangan/${periode.id}`, { ditutup: '1', _method: 'put' }, await tokenOf('admin'));
  const { user } = await importing([line(first!.nama_periode, 'Melak', 0, 42_000)]);
  expect(dialog().getByRole('button', { name: 'Simpan 0 data' })).toHaveProperty('disabled', true);
  await user.click(dialog().getByRole('checkbox', { name: /^Isi juga 1 periode yang sudah ditutup/ }));
  await store(user, 1);
  expect(await periodOf(first!.nama_periode)).toMatchObject({ ditutup_pada: expect.any(String) });
});
