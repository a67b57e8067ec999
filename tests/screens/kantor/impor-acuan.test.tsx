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

test('figures are read as everywhere: thousands with a point and units are, what is uncertain is asked first', async () => {
  const { user, ask, sheet, choose } = await openImport('penduduk', 'Impor jumlah penduduk');
  const csv = [
    head.join(';'),
    'Melak;2032;16.512;BPS',
    'Damai;2032;8 935;BPS',
    'Tering;2032;13.127 jiwa;BPS',
    'Sekolaq Darat;2032;10,451;BPS',
    'Long Iram;2032;1e3;BPS',
  ].join('\n');
  await choose(new File([csv], 'penduduk.csv'));
  expect(await sheet.findByText('penduduk.csv: 1 dari 5 baris keliru. Tidak ada yang disimpan.')).toBeTruthy();
  expect(sheet.queryByRole('button', { name: /^Simpan/ })).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Ya, 10.451' }));
  expect(await sheet.findByText('penduduk.csv: 1 angka perlu diperiksa.')).toBeTruthy();
  await choose(new File([csv.replace('1e3', '1.000')], 'penduduk.csv'));
  await user.click(await sheet.findByRole('button', { name: 'Ya, 10.451' }));
  await user.click(await sheet.findByRole('button', { name: 'Simpan 5 baris' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { data } = await ask('GET', '/penduduk?tahun=2032');
  expect(data.map(({ jumlah }: { jumlah: number }) => jumlah).toSorted((a: number, b: number) => a - b)).toEqual([
    ...[1000, 8935, 10_451, 13_127, 16_512],
  ]);
});

test.each([
  ['13.500', 13_500],
  ['Rp 13.500,-', 13_500],
  ['13,5rb', 13_500],
  ['Rp13.500/kg', 13_500],
])('a reference price written as %s is %d', async (harga, stored) => {
  const { sheet, choose } = await openImport('harga-acuan', 'Impor harga acuan');
  const row = ['Beras Medium', 'HET', harga, '2033-01-01', 'Uji'];
  await choose(await workbook([['Komoditi', 'Jenis', 'Harga Acuan', 'Berlaku Mulai', 'Sumber'], row]));
  expect(await sheet.findByText(/ baru, /)).toBeTruthy();
  expect(stored).toBe(13_500);
});

test('a reference price of 1 is asked about, in a file and in the form', async () => {
  const { user, sheet, choose } = await openImport('harga-acuan', 'Impor harga acuan');
  const row = ['Beras Medium', 'HET', 1, '2033-01-02', 'Uji'];
  await choose(await workbook([['Komoditi', 'Jenis', 'Harga Acuan', 'Berlaku Mulai', 'Sumber'], row]));
  expect(await sheet.findByText('isian.xlsx: 1 angka perlu diperiksa.')).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Ya, 1' }));
  expect(await sheet.findByRole('button', { name: 'Simpan 1 baris' })).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Tutup' }));
  await user.click((await screen.findAllByRole('button', { name: /^Ubah / }))[0]!);
  const form = await dialog(/^Ubah/);
  const harga = form.getByRole('textbox', { name: 'Harga Acuan' });
  await user.clear(harga);
  await user.type(harga, '0');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await form.findByText('Harga hanya Rp 0')).toBeTruthy();
  await user.clear(harga);
  await user.type(harga, '415000');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await form.findByText(/^Naik 900% dari yang tersimpan/)).toBeTruthy();
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
