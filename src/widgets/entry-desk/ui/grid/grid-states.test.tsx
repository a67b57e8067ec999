import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drafts } from '@/shared/lib/device';
import { cell, focused, NAMES, openGrid, paste, row, texts } from '../../../../../tests/support/screens/grid.tsx';
import css from './cell.module.css';

test('a block with titles finds its rows and columns; what is left out is told with its reason', async () => {
  const { user, entered, told } = openGrid([
    ...NAMES.slice(0, 3).map((nama, at) => row(nama, at + 1)),
    row('Telur', 4, { keadaan: 'asing', texts: { harga_eceran: '1', harga_grosir: '1' } }),
  ]);
  await user.click(cell('Harga Eceran Bawang Merah'));
  paste(
    'Komoditi\tHarga Grosir\tHarga Eceran\nCabai Rawit\t30.000\tRp 32.000\nNaga\t1\t2\nTelur\t5\t6\nBeras Medium\tabc\t',
  );
  expect(entered).toEqual([
    [
      { key: '3/3', figure: 'harga_grosir', text: '30000' },
      { key: '3/3', figure: 'harga_eceran', text: '32000' },
    ],
  ]);
  expect(told.at(-1)).toEqual({
    text: '2 sel diisi, 5 dilewati:',
    reasons: [
      "'Naga' tidak ada di tabel ini",
      "Beras Medium, Harga Grosir: 'abc' tidak dimasukkan. Isi bilangan bulat",
      '2 sel milik petugas lain tidak diubah',
    ],
  });
});

test('of a block that is larger than the grid the rest is counted, in the same way twice', async () => {
  const { user, told } = openGrid();
  await user.click(cell('Harga Eceran Bawang Merah'));
  paste(Array.from({ length: 7 }, () => '14500\t12000').join('\n'));
  expect(told.at(-1)).toEqual({
    text: '8 sel diisi, 6 dilewati:',
    reasons: ['6 sel di luar tabel ini tidak dimasukkan'],
  });
});

test('one figure that is pasted on a selection fills it', async () => {
  const { user, entered } = openGrid();
  await user.click(cell('Harga Eceran Bawang Merah'));
  await user.keyboard('{Control>}a{/Control}');
  paste('Rp 7.500');
  expect(entered).toHaveLength(1);
  expect(new Set(texts())).toEqual(new Set(['7.500']));
});

test('what is selected is copied as spreadsheets take it; cut, it is gone', async () => {
  const { user } = openGrid([
    row('Telur', 1, { texts: { harga_eceran: '14500', harga_grosir: '12000' } }),
    row('Cabai', 2, { texts: { harga_eceran: '9000' } }),
  ]);
  await user.click(cell('Harga Eceran Telur'));
  await user.keyboard('{Control>}a{/Control}');
  const setData = vi.fn();
  fireEvent.copy(cell('Harga Eceran Telur'), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', '14500\t12000\n9000\t');
  fireEvent.cut(cell('Harga Eceran Telur'), { clipboardData: { setData } });
  expect(texts()).toEqual(['', '', '', '']);
});

test('a figure that may mean two things is asked in its row: the arrow leads there, a press answers', async () => {
  const { user, entered } = openGrid();
  await user.click(cell('Harga Grosir Telur'));
  await user.keyboard('14.5{Enter}');
  const asked = screen.getByRole('button', { name: 'Harga Grosir Telur: 14.500' });
  expect(cell('Harga Grosir Telur').getAttribute('aria-invalid')).toBe('true');
  await user.click(cell('Harga Grosir Telur'));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(asked);
  await user.keyboard('{Enter}');
  expect(entered.at(-1)).toEqual([{ key: '3/4', figure: 'harga_grosir', text: '14500' }]);
  expect(focused()).toBe('Harga Grosir Telur');
});

test("another officer's row is read only and says so", async () => {
  const { user, entered } = openGrid([row('Telur', 1, { keadaan: 'asing', texts: { harga_eceran: '14500' } })]);
  await user.click(cell('Harga Eceran Telur'));
  await user.keyboard('9{Delete}{Tab}');
  expect(cell('Harga Eceran Telur').readOnly).toBe(true);
  expect(screen.getByTitle('Diisi petugas lain')).toBeTruthy();
  expect(cell('Harga Eceran Telur').value).toBe('14.500');
  expect(entered).toEqual([]);
});

test.each([
  ['isian', 'Belum lengkap'],
  ['antre', 'Tersimpan di perangkat'],
  ['mengirim', 'Mengirim'],
  ['terkirim', 'Terkirim'],
  ['bentrok', 'Berbeda di server'],
] as const)("a row that is '%s' says '%s'", (keadaan, words) => {
  openGrid([row('Telur', 1, { keadaan })]);
  expect(screen.getByText(words)).toBeTruthy();
});

test('a row that a rule refuses says why, marks its figure, and may be given up', async () => {
  const refused = { keadaan: 'perbaiki', reason: 'Harga terlalu besar', figure: 'harga_eceran' } as const;
  const { user, discard } = openGrid([row('Telur', 1, { ...refused, texts: { harga_eceran: '14500' } })]);
  expect(cell('Harga Eceran Telur').getAttribute('aria-invalid')).toBe('true');
  expect(cell('Harga Grosir Telur').getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByTitle('Perlu diperbaiki: Harga terlalu besar')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Kirim lagi/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Buang isian Telur' }));
  expect(discard).toHaveBeenCalledWith('3/1');
  expect(focused()).toBe('Harga Eceran Telur');
});

test('a row that is the same however often it is sent is not offered to be', () => {
  openGrid([row('Telur', 1, { keadaan: 'perbaiki', reason: 'Sudah terkirim, jadi tidak dapat dikosongkan' })]);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Buang isian Telur',
  ]);
});

test('a row that the server has refused goes once more at a press', async () => {
  const { user, resend } = openGrid([
    row('Telur', 1, { keadaan: 'perbaiki', reason: 'Periode sudah ditutup', mayResend: true }),
  ]);
  await user.click(screen.getByRole('button', { name: /^Kirim lagi/ }));
  expect(resend).toHaveBeenCalledWith('3/1');
});

test('a device that refuses to store is said to', async () => {
  const { user, told } = openGrid(undefined, false);
  await user.click(cell('Harga Eceran Telur'));
  await user.keyboard('9000{Enter}');
  await act(async () => undefined);
  expect(told.at(-1)?.text).toBe('Perangkat ini menolak menyimpan. Jangan tutup halaman ini sampai semuanya terkirim.');
});

test('what is typed when the page goes away is entered when it comes again', async () => {
  const { user, entered } = openGrid();
  await user.click(cell('Harga Eceran Telur'));
  await user.keyboard('9000');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(entered).toEqual([[{ key: '3/4', figure: 'harga_eceran', text: '9000' }]]);
});

test('what is being typed in a cell is on the device before the cell is left, and no more once it is', async () => {
  const write = vi.spyOn(drafts, 'write');
  const remove = vi.spyOn(drafts, 'remove');
  const { user } = openGrid();
  await user.click(cell('Harga Eceran Telur'));
  await user.keyboard('9000');
  const draft = { key: '3/4', figure: 'harga_eceran', text: '9000', before: '' };
  await waitFor(() => expect(write).toHaveBeenLastCalledWith(expect.any(String), draft));
  await user.keyboard('{Enter}');
  expect(remove).toHaveBeenCalledWith(write.mock.lastCall?.[0]);
});

test('what is being typed as an ended session takes the grid away stays on the device', async () => {
  const write = vi.spyOn(drafts, 'write');
  const { user, sheet } = openGrid();
  await user.click(cell('Harga Eceran Telur'));
  await user.keyboard('9000');
  act(() => sheet.pause());
  cleanup();
  const draft = { key: '3/4', figure: 'harga_eceran', text: '9000', before: '' };
  expect(write.mock.calls).toEqual([[expect.any(String), draft]]);
});

test("a row in doubt asks in its line; the answer is the row's", async () => {
  const doubts = { harga_eceran: 'Eceran di bawah harga grosir (Rp 12.000)' };
  const reason = `Harga Eceran: ${doubts.harga_eceran}`;
  const { user, confirmed } = openGrid([
    row('Telur', 1, {
      ...{ keadaan: 'ragu', reason, figure: 'harga_eceran', doubts },
      texts: { harga_eceran: '11000', harga_grosir: '12000' },
    }),
  ]);
  const says = screen.getByTitle(`Perlu dijawab: ${reason}`);
  expect(says.textContent).toContain(doubts.harga_eceran);
  await user.click(screen.getByRole('button', { name: 'Perbaiki Telur' }));
  expect([focused(), confirmed]).toEqual(['Harga Eceran Telur', []]);
  await user.click(screen.getByRole('button', { name: 'Benar, Telur' }));
  expect([focused(), confirmed]).toEqual(['Harga Eceran Telur', ['3/1']]);
});

test.each([
  ['a dearer price is worse', { moreIs: 'worse' }, '21000', '▲ 5%', 'naik'],
  ['a cheaper price is better', { moreIs: 'worse' }, '19000', '▼ 5%', 'turun'],
  ['more toddlers are neither', {}, '21000', '▲ 5%', undefined],
  ['less land is neither', {}, '19000', '▼ 5%', undefined],
] as const)('%s, and coloured so', async (_what, more, text, sign, colour) => {
  const figure = { name: 'harga_eceran', label: 'Angka', show: String, kind: 'whole' as const, ...more };
  const { user } = openGrid(undefined, true, [figure]);
  await user.click(cell('Angka Telur'));
  await user.keyboard(text);
  expect(screen.getByText(sign).className).toBe(colour === undefined ? '' : css[colour]);
});

test('a row is not called sent while another figure is being typed into it', async () => {
  const { user } = openGrid([row('Telur', 1, { texts: { harga_eceran: '26500' }, keadaan: 'terkirim' })]);
  await user.click(cell('Harga Eceran Telur'));
  expect(screen.getByTitle('Terkirim')).toBeTruthy();
  await user.keyboard('2660');
  expect(screen.getByTitle('Sedang diketik')).toBeTruthy();
  expect(screen.queryByText('Terkirim')).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.getByTitle('Terkirim')).toBeTruthy();
});
