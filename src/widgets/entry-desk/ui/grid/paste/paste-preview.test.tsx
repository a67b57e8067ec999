import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cell, focused, openGrid, paste, row, texts } from '../../../../../../tests/support/screens/grid.tsx';

// Compiled before the tests begin: on a busy machine that takes longer than a test waits.
await import('./PastePreview');

const DAYS =
  'No\tKomoditi\tKemarin\tHari Ini\n1\tCabai Rawit\t29.000\t30.000\n2\tNaga\t1.000\t2.000\n3\tTelur\t28.000\tabc';
const preview = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Periksa sebelum ditempel' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
};
const choice = (dialog: Awaited<ReturnType<typeof preview>>, title: string) =>
  dialog.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(title) });

test('of a block with unknown titles nothing is entered before its columns are chosen; what is left out says why', async () => {
  const { user, entered, told } = openGrid();
  await user.click(cell('Harga Eceran Bawang Merah'));
  paste(DAYS);
  const dialog = await preview();
  expect(entered).toEqual([]);
  expect(
    ['No', 'Komoditi', 'Kemarin', 'Hari Ini'].map((title) => choice(dialog, title).selectedOptions[0]?.text),
  ).toEqual([...['Abaikan (nomor urut)', 'Komoditi', 'Abaikan', 'Harga Eceran']]);
  await user.selectOptions(choice(dialog, 'Kemarin'), 'Harga Grosir');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    "Baris 2: 'Naga' tidak ada di tabel ini",
    "Baris 3: Telur, Harga Eceran: 'abc' tidak dimasukkan. Isi bilangan bulat",
  ]);
  await user.click(dialog.getByRole('button', { name: 'Masukkan 3 angka' }));
  expect(entered).toEqual([
    [
      { key: '3/3', figure: 'harga_grosir', text: '29000' },
      { key: '3/3', figure: 'harga_eceran', text: '30000' },
      { key: '3/4', figure: 'harga_grosir', text: '28000' },
    ],
  ]);
  expect(told.at(-1)?.text).toBe('3 sel diisi, 3 dilewati:');
  await waitFor(() => expect(focused()).toBe('Harga Eceran Bawang Merah'));
});

test('a column is of one figure: what had it before is left out', async () => {
  const { user } = openGrid();
  await user.click(cell('Harga Eceran Bawang Merah'));
  paste(DAYS);
  const dialog = await preview();
  await user.selectOptions(choice(dialog, 'Kemarin'), 'Harga Eceran');
  expect(choice(dialog, 'Hari Ini').value).toBe('');
  await user.selectOptions(choice(dialog, 'Kemarin'), 'Abaikan');
  expect(dialog.getByText('Belum ada kolom angka yang dipilih')).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Masukkan/ }).disabled).toBe(true);
});

test('lines that name their price and lines that do not may be of one price', async () => {
  const { user, entered } = openGrid();
  await user.click(cell('Harga Eceran Bawang Merah'));
  paste('Cabai Rawit grosir 27rb\nTelur 26rb\nTerima kasih');
  const dialog = await preview();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    "'Terima kasih': tidak terbaca nama dan angkanya",
  ]);
  await user.selectOptions(choice(dialog, 'kolom 2'), 'Harga Grosir');
  await user.click(dialog.getByRole('button', { name: 'Masukkan 2 angka' }));
  expect(entered).toEqual([
    [
      { key: '3/3', figure: 'harga_grosir', text: '27000' },
      { key: '3/4', figure: 'harga_grosir', text: '26000' },
    ],
  ]);
});

test.each([
  ['Batal', '{Tab}'],
  ['Escape', '{Escape}'],
])('%s changes nothing, and leads back to the cell', async (name, keys) => {
  const { user, entered, told } = openGrid([row('Telur', 1, { texts: { harga_eceran: '14500' } })]);
  await user.click(cell('Harga Eceran Telur'));
  paste('1\n2\n3');
  const dialog = await preview();
  if (name === 'Batal') await user.click(dialog.getByRole('button', { name }));
  else await user.keyboard(keys);
  await waitFor(() => expect(focused()).toBe('Harga Eceran Telur'));
  expect([entered, told, texts()]).toEqual([[], [], ['14.500', '']]);
});

test('keys that are typed while a block is asked about go nowhere', async () => {
  const { user, entered } = openGrid();
  await user.click(cell('Harga Eceran Bawang Merah'));
  paste(DAYS);
  await user.keyboard('99{Enter}');
  const dialog = await preview();
  await user.keyboard('99{Enter}');
  expect(choice(dialog, 'Hari Ini').selectedOptions[0]?.text).toBe('Harga Eceran');
  await user.click(dialog.getByRole('button', { name: 'Batal' }));
  expect([entered, texts().filter(Boolean)]).toEqual([[], []]);
});

test('of five thousand lines the first are drawn, all are placed, and every reason can be read', async () => {
  const { user } = openGrid();
  await user.click(cell('Harga Eceran Bawang Merah'));
  const lines = Array.from({ length: 5000 }, (_, at) => `${at + 1}\tBarang ${at}\t29.000\t30.000`);
  paste(['No\tKomoditi\tKemarin\tHari Ini', 'x\tTelur\t\u200f27.\u200b000\t\u202a28.000\u202c', ...lines].join('\n'));
  const dialog = await preview();
  expect(dialog.getAllByRole('row')).toHaveLength(101);
  expect(dialog.getByText('dan 4.901 baris lagi, dibaca dengan cara yang sama')).toBeTruthy();
  expect(dialog.getByText('1 angka akan dimasukkan')).toBeTruthy();
  expect(dialog.getByRole('cell', { name: '28.000' }).textContent).toBe('28.000');
  act(() => dialog.getByRole('button', { name: 'Tampilkan 4.994 alasan lain' }).click());
  expect(dialog.getByText("'Barang 4999' tidak ada di tabel ini")).toBeTruthy();
});
