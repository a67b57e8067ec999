import { readFileSync } from 'node:fs';
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

/** Each complaint with its line, its column, the text of its cell, and what is said. */
const complaintsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [at, column, says] = [...row.children].map(({ textContent }) => textContent);
      return [at, column, within(row).getByRole<HTMLInputElement>('textbox').value, says];
    });

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
  expect(complaintsOf(sheet.getByRole('region', { name: 'Baris yang keliru' }))).toEqual([
    ['5', 'Kecamatan', 'Melek', "Kecamatan 'Melek' tidak ditemukan. Maksudnya Melak?Pakai Melak"],
    ['5', 'Jumlah Penduduk', 'banyak', 'Jumlah penduduk harus berupa angka'],
    ['6', 'Tahun', '2031', 'Sama dengan baris 3'],
  ]);
  expect(sheet.queryByRole('button', { name: /^Simpan/ })).toBeNull();
  const correct = async (within: typeof sheet, label: string, text: string) => {
    const field = await within.findByLabelText(label);
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
  };
  await correct(sheet, 'Kecamatan, baris 5', 'Damai');
  await correct(sheet, 'Jumlah Penduduk, baris 5', '8.700');
  expect(await sheet.findByText('isian.xlsx: 1 dari 3 baris keliru. Tidak ada yang disimpan.')).toBeTruthy();
  // It is closed in the middle, and gone on with.
  await user.click(sheet.getByRole('button', { name: 'Tutup' }));
  await user.click(screen.getByRole('button', { name: 'Impor' }));
  const again = await dialog('Impor jumlah penduduk');
  expect(await again.findByText('Impor isian.xlsx belum selesai.')).toBeTruthy();
  await user.click(again.getByRole('button', { name: 'Lanjutkan' }));
  await correct(again, 'Tahun, baris 6', '2032');
  expect(await again.findByText('isian.xlsx: 3 baru, 0 berubah, 0 sudah sama.')).toBeTruthy();
  expect((await ask('GET', '/penduduk?tahun=2031')).total).toBe(0);
  await user.dblClick(again.getByRole('button', { name: 'Simpan 3 baris' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await ask('GET', '/penduduk?tahun=2031')).total).toBe(2);
});

const office = (nama: string) => new File([readFileSync(`tests/support/data/berkas/${nama}`)], nama);

test('figures are read as everywhere: thousands with a point and units are, what is uncertain is asked first', async () => {
  const { user, ask, sheet, choose } = await openImport('penduduk', 'Impor jumlah penduduk');
  await choose(office('63-penduduk-ribuan-bertitik.csv'));
  expect(await sheet.findByText(/1 dari 5 baris keliru\. Tidak ada yang disimpan\.$/)).toBeTruthy();
  expect(complaintsOf(sheet.getByRole('region', { name: 'Baris yang keliru' }))).toEqual([
    ['4', 'Jumlah Penduduk', '10,451', 'Isi bilangan bulat: maksudnya 10.451?Ya, 10.451'],
  ]);
  expect(sheet.queryByRole('button', { name: /^Simpan/ })).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Ya, 10.451' }));
  await user.click(await sheet.findByRole('button', { name: 'Simpan 5 baris' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { data } = await ask('GET', '/penduduk?tahun=2025&limit=100');
  const stored = new Map(
    data.map(({ nama_kecamatan, jumlah }: { nama_kecamatan: string; jumlah: number }) => [nama_kecamatan, jumlah]),
  );
  expect(['Melak', 'Barong Tongkok', 'Sekolaq Darat', 'Long Iram', 'Tering'].map((nama) => stored.get(nama))).toEqual([
    ...[16_512, 33_204, 10_451, 8935, 13_127],
  ]);
});

test('villages in another spelling are asked about within their kecamatan; I, II and 2 are villages of their own', async () => {
  const { user, ask, sheet, choose } = await openImport('desa-kelurahan', 'Impor desa atau kelurahan');
  await choose(office('61-nama-desa-ganda.csv'));
  const asked = within(await sheet.findByRole('region', { name: 'Nama yang ditulis lain' }));
  expect(
    asked
      .getAllByRole('row')
      .slice(1)
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        within(row).getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.text,
      ]),
  ).toEqual([
    ['SukamajuBarong Tongkok, baris 4', 'Suka Maju (baris 3)'],
    ['SUKA MAJUBarong Tongkok, baris 5', 'Suka Maju (baris 3)'],
  ]);
  await user.click(sheet.getByRole('button', { name: 'Lanjut' }));
  expect(await sheet.findByText('61-nama-desa-ganda.csv: 6 baru, 0 berubah, 0 sudah sama.')).toBeTruthy();
  expect(sheet.getByText(/^Nama baru: Suka Maju, /)).toBeTruthy();
  expect(sheet.getByText(/^2 baris sama dengan baris lain dan tidak ditambah dua kali: baris 4, 5\.$/)).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Simpan 6 baris' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { data } = await ask('GET', '/desa-kelurahan?search=suka&limit=100');
  const names = data.map((row: Record<string, string>) => `${row['nama_kecamatan']}: ${row['nama_desa_kelurahan']}`);
  expect(names.filter((name: string) => /Suka Maju/i.test(name)).toSorted()).toEqual([
    ...['Barong Tongkok: Suka Maju', 'Melak: Suka Maju', 'Melak: Suka Maju 2', 'Melak: Suka Maju I'],
    ...['Melak: Suka Maju II', 'Sekolaq Darat: Suka Maju'],
  ]);
});

test('one typing error beside a stored village is asked about, also below the title of its kecamatan', async () => {
  const { user, sheet, choose } = await openImport('desa-kelurahan', 'Impor desa atau kelurahan');
  const rows = [['DAFTAR KAMPUNG'], ['No', 'Kecamatan', 'Nama Kampung'], [1, 'Kec. Melak', 'Melak Ulu']];
  await choose(await workbook([...rows, [2, '', 'Kampung Empas'], [3, 'sda', 'Melak Iliir'], ['', 'Jumlah', 3]]));
  const row = async (name: RegExp) => within(await sheet.findByRole('row', { name }));
  expect((await row(/^Melak Iliir/)).getByRole('combobox')).toHaveProperty('value', 'Melak Ilir');
  expect((await row(/^Kampung Empas/)).getByRole('combobox')).toHaveProperty('value', 'Empas');
  await user.selectOptions(
    (await row(/^Melak Iliir/)).getByRole('combobox'),
    'Bukan itu: tambahkan desa atau kelurahan ini',
  );
  await user.click(sheet.getByRole('button', { name: 'Lanjut' }));
  expect(await sheet.findByText('isian.xlsx: 1 baru, 0 berubah, 2 sudah sama.')).toBeTruthy();
  expect(sheet.getByText('1 baris bukan data dilewati: 1 jumlah.')).toBeTruthy();
});

test('a reference price is read however it is written', async () => {
  const { user, ask, sheet, choose } = await openImport('harga-acuan', 'Impor harga acuan');
  const written = ['13.500', 'Rp 13.500,-', '13,5rb', 'Rp13.500/kg'];
  const rows = written.map((harga, at) => ['Beras Medium', 'HET', harga, `2033-01-0${at + 3}`, 'Uji']);
  await choose(await workbook([['Komoditi', 'Jenis', 'Harga Acuan', 'Berlaku Mulai', 'Sumber'], ...rows]));
  await user.click(await sheet.findByRole('button', { name: 'Simpan 4 baris' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { data } = await ask('GET', '/harga-acuan?limit=1000');
  const stored = data.filter(({ sumber }: { sumber: string }) => sumber === 'Uji');
  const prices = stored.map(({ harga_acuan }: { harga_acuan: number }) => harga_acuan);
  expect(prices).toEqual([13_500, 13_500, 13_500, 13_500]);
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

test('a file without a needed column, and one without rows, are told so; an unknown column may be the one', async () => {
  const { sheet, choose } = await openImport('pangan', 'Impor pangan');
  await choose(await workbook([['Pangan']]));
  expect(await sheet.findByText('Tidak ada baris di bawah nama kolomnya.')).toBeTruthy();
  await choose(await workbook([['Warna'], ['Merah']]));
  expect(await sheet.findByText(/Kolom yang diperlukan: Pangan\.$/)).toBeTruthy();
});

test('a column that no title names is chosen by hand, and a missing one is named with the titles that are there', async () => {
  const { user, sheet, choose } = await openImport('penduduk', 'Impor jumlah penduduk');
  await choose(
    await workbook([
      ['Kecamatan', 'Tahun', 'Penduduk'],
      ['Melak', 2034, 100],
    ]),
  );
  expect(await sheet.findByText(/^Kolom Sumber tidak ditemukan\. Judul kolom di berkas: Kecamatan/)).toBeTruthy();
  const head = ['Kecamatan', 'Tahun', 'Penduduk', 'Dokumen'];
  await choose(await workbook([head, ['Melak', 2034, 100, 'BPS']]));
  await user.selectOptions(await sheet.findByRole('combobox', { name: /Dokumen/ }), 'Sumber');
  await user.click(sheet.getByRole('button', { name: 'Lanjut' }));
  expect(await sheet.findByText('isian.xlsx: 1 baru, 0 berubah, 0 sudah sama.')).toBeTruthy();
  // Another file of the same head asks no more.
  await choose(await workbook([head, ['Damai', 2034, 200, 'BPS'], ['Melak', 2034, 100, 'BPS']]));
  expect(await sheet.findByText('isian.xlsx: 2 baru, 0 berubah, 0 sudah sama.')).toBeTruthy();
  const [title, source] = [['PENDUDUK TAHUN 2035'], ['Sumber : BPS Kutai Barat']];
  await choose(await workbook([title, ['Kecamatan', 'Jml Jiwa'], ['Brg. Tongkok', 300], source]));
  await user.click(await sheet.findByRole('button', { name: 'Pakai Barong Tongkok' }));
  expect(await sheet.findByText('isian.xlsx: 1 baru, 0 berubah, 0 sudah sama.')).toBeTruthy();
  const notes = ['Tahun menurut berkas: 2035.', 'Sumber menurut berkas: BPS Kutai Barat.'];
  for (const note of notes) expect(sheet.getByText(note)).toBeTruthy();
});
