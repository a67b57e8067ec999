import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { angka } from '@/shared/lib/format';
import { resources as mounted } from '../../../server/resources/index.ts';
import { dialog, openAcuan } from '../../support/screens/acuan.ts';
import { spreadsheets, workbook } from '../../support/screens/spreadsheets.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openImport(jenis: string, title: string) {
  spreadsheets();
  const opened = await openAcuan(jenis);
  await opened.user.click(screen.getByRole('button', { name: 'Impor' }));
  const sheet = await dialog(title);
  await sheet.findByRole('button', { name: 'Pilih berkas' });
  const choose = (file: File) => opened.user.upload(sheet.getByLabelText('Berkas XLSX atau CSV'), file);
  return { ...opened, sheet, choose };
}

const head = ['Kecamatan', 'Tahun', 'Jumlah Penduduk', 'Sumber'];

test('wrong rows are named by their number in the file and their column, and nothing is stored; put right all is', async () => {
  const { user, ask, sheet, choose } = await openImport('penduduk', 'Impor jumlah penduduk');
  await choose(
    await workbook([
      ['Penduduk 2031'],
      head,
      ['Melak', 2031, 14_500, 'BPS'],
      [],
      ['Melek', 2031, 'banyak', 'BPS'],
      ['melak', 2031, 14_600, 'BPS'],
    ]),
  );
  expect(await sheet.findByText('isian.xlsx: 2 dari 3 baris keliru. Tidak ada yang disimpan.')).toBeTruthy();
  const wrong = within(sheet.getByRole('region', { name: 'Baris yang keliru' }));
  const told = wrong
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => [...children].map((cell) => cell.textContent));
  expect(told).toEqual([
    ['5', 'Kecamatan', 'Melek', "Kecamatan 'Melek' tidak ditemukan. Maksudnya Melak?"],
    ['5', 'Jumlah Penduduk', 'banyak', 'Jumlah penduduk harus berupa angka'],
    ['6', 'Tahun', '2031', 'Sama dengan baris 3'],
  ]);
  expect(sheet.queryByRole('button', { name: /^Simpan/ })).toBeNull();
  await choose(await workbook([head, ['Melak', 2031, 14_500, 'BPS'], ['Damai', 2031, 8_700, 'BPS']]));
  expect(await sheet.findByText('isian.xlsx: 2 baru, 0 berubah, 0 sudah sama.')).toBeTruthy();
  expect((await ask('GET', '/penduduk?tahun=2031')).total).toBe(0);
  await user.dblClick(sheet.getByRole('button', { name: 'Simpan 2 baris' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await ask('GET', '/penduduk?tahun=2031')).total).toBe(2);
});

const lists = [
  ['komoditi', 'Impor komoditi'],
  ['pangan', 'Impor pangan'],
  ['harga-acuan', 'Impor harga acuan'],
  ['desa-kelurahan', 'Impor desa atau kelurahan'],
  ['sasaran-balita', 'Impor sasaran balita'],
  ['penduduk', 'Impor jumlah penduduk'],
] as const;

test('each list that takes a file is asked for its own below', () => {
  const taking = mounted.filter(({ resource }) => resource.isImported).map(({ resource }) => resource.path.slice(1));
  expect(lists.map(([jenis]) => jenis).toSorted()).toEqual(taking.toSorted());
});

test.each(lists)('the own file of %s has all columns that it takes, and changes nothing', async (jenis, title) => {
  const { ask, sheet, choose } = await openImport(jenis, title);
  const { total } = await ask('GET', `/${jenis}?limit=1`);
  const named = sheet.getByText(/^Berkas XLSX atau CSV dengan kolom/).textContent ?? '';
  const [, needed = '', , more = ''] = /kolom ([^;.]+)(; boleh juga ([^.]+))?\./.exec(named) ?? [];
  const csv = await (await fetch(`http://localhost/api/${jenis}?format=csv`)).text();
  await choose(new File([csv], `${jenis}.csv`));
  expect(await sheet.findByText(`${jenis}.csv: 0 baru, 0 berubah, ${angka(total)} sudah sama.`)).toBeTruthy();
  expect(sheet.queryByRole('button', { name: /^Simpan/ })).toBeNull();
  const [head = ''] = csv.replace('\ufeff', '').split(/\r?\n/);
  expect(head.split(/[;,]/)).toEqual(expect.arrayContaining([needed, more].filter(Boolean).join(', ').split(', ')));
});

test.each([
  ['sasaran-balita', 'Impor sasaran balita'],
  ['harga-acuan', 'Impor harga acuan'],
])('what is changed in the own file of %s is shown', async (jenis, title) => {
  const { ask, sheet, choose } = await openImport(jenis, title);
  const csv = await (await fetch(`http://localhost/api/${jenis}?format=csv`)).text();
  const { total } = await ask('GET', `/${jenis}?limit=1`);
  await choose(new File([csv.replace(/(Dinas Kesehatan|Badan Pangan Nasional)/, 'Sumber lain')], `${jenis}.csv`));
  expect(await sheet.findByText(`${jenis}.csv: 0 baru, 1 berubah, ${total - 1} sudah sama.`)).toBeTruthy();
  const changed = within(sheet.getByRole('region', { name: 'Yang berubah' }));
  expect(changed.getByRole('cell', { name: 'Sumber lain' })).toBeTruthy();
});

test('a file without a needed column, and one without rows, are told so', async () => {
  const { sheet, choose } = await openImport('pangan', 'Impor pangan');
  await choose(await workbook([['Warna'], ['Merah']]));
  expect(
    await sheet.findByText('Berkas ini tidak punya kolom Pangan. Beri nama kolomnya seperti itu, lalu pilih lagi.'),
  ).toBeTruthy();
  await choose(await workbook([['Pangan']]));
  expect(await sheet.findByText('Tidak ada baris di bawah nama kolomnya.')).toBeTruthy();
});
