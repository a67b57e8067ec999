import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cell, focused, NAMES, openGrid, row, texts } from '../../../../../tests/support/screens/grid.tsx';

test('the grid says how many rows and columns it has, by which names, and where Tab comes in', () => {
  openGrid();
  const grid = screen.getByRole('grid', { name: 'Melak, Minggu 1' });
  expect(grid.getAttribute('aria-rowcount')).toBe('5');
  expect(grid.getAttribute('aria-colcount')).toBe('4');
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Komoditi', 'Harga EceranRp', 'Harga GrosirRp', 'Keadaan']);
  expect(
    within(grid)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(NAMES);
  expect(screen.getAllByRole('textbox').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test.each([
  ['{Enter}', 'Harga Eceran Beras Medium'],
  ['{Enter}{Shift>}{Enter}{/Shift}', 'Harga Eceran Bawang Merah'],
  ['{Tab}', 'Harga Grosir Bawang Merah'],
  ['{Tab}{Tab}', 'Harga Eceran Beras Medium'],
  ['{Tab}{Tab}{Shift>}{Tab}{/Shift}', 'Harga Grosir Bawang Merah'],
  ['{ArrowDown}{ArrowDown}{ArrowRight}', 'Harga Grosir Cabai Rawit'],
  ['{ArrowDown}{ArrowUp}', 'Harga Eceran Bawang Merah'],
  ['{End}', 'Harga Grosir Bawang Merah'],
  ['{End}{Home}', 'Harga Eceran Bawang Merah'],
  ['{Control>}{End}{/Control}', 'Harga Grosir Telur'],
  ['{Control>}{End}{Home}{/Control}', 'Harga Eceran Bawang Merah'],
  ['{PageDown}', 'Harga Eceran Beras Medium'],
  ['{Control>}{End}{/Control}{Enter}', 'Harga Grosir Telur'],
  ['{Control>}{ArrowDown}{/Control}{Enter}', 'Harga Grosir Bawang Merah'],
  // In a cell that is being typed, arrows lead out of it; in one that is being changed they do not.
  ['12{ArrowRight}', 'Harga Grosir Bawang Merah'],
  ['{F2}12{ArrowLeft}', 'Harga Eceran Bawang Merah'],
])('%s leads to %s', async (keys, to) => {
  const { user } = openGrid();
  await user.click(cell('Harga Eceran Bawang Merah'));
  await user.keyboard(keys);
  expect(focused()).toBe(to);
});

test.each(['{Tab}', '{Enter}'])('%s in the last cell hands its figure over, and leads on', async (key) => {
  const { user, entered, onEnd } = openGrid();
  await user.click(cell('Harga Grosir Telur'));
  await user.keyboard(`9000${key}`);
  expect(entered).toEqual([[{ key: '3/4', figure: 'harga_grosir', text: '9000' }]]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a refused step back says so, and does not draw the focus to what is typed next', async () => {
  const { user, told } = openGrid(undefined, true, undefined, undefined, () => []);
  await user.click(cell('Harga Eceran Cabai Rawit'));
  await user.keyboard('{Control>}z{/Control}70000{Tab}65000{Tab}');
  expect(told.map(({ text }) => text)).toEqual([
    'Sudah terkirim atau sudah berubah, jadi tidak diurungkan. Ketik angka yang benar untuk mengubahnya.',
  ]);
  expect(texts().slice(4, 6)).toEqual(['70.000', '65.000']);
  expect(focused()).toBe('Harga Eceran Telur');
});

test('F8 leads to the next cell that lacks its figure, past what may not be typed in, and says when there is none', async () => {
  const both = { harga_eceran: '1', harga_grosir: '2' };
  const { user, told, become } = openGrid([
    row('Bawang', 1, { texts: { harga_eceran: '9000' } }),
    row('Beras', 2, { texts: both }),
    row('Cabai', 3, { keadaan: 'asing' }),
    row('Telur', 4),
  ]);
  await user.click(cell('Harga Eceran Bawang'));
  const way = [];
  for (const key of ['{F8}', '7000{F8}', '{F8}', '{F8}']) {
    await user.keyboard(key);
    way.push(focused());
  }
  expect(way).toEqual(['Harga Grosir Bawang', 'Harga Eceran Telur', 'Harga Grosir Telur', 'Harga Eceran Telur']);
  become([row('Telur', 4, { texts: both })]);
  await user.keyboard('{F8}');
  expect(told.at(-1)?.text).toBe('Tidak ada sel kosong lagi di baris yang tampil.');
});

test('a click on the cell that was left last has the focus again', async () => {
  const { user } = openGrid();
  await user.click(cell('Harga Eceran Telur'));
  act(() => cell('Harga Eceran Telur').blur());
  await user.click(cell('Harga Eceran Telur'));
  expect(focused()).toBe('Harga Eceran Telur');
});

test('figures typed on without looking up stand each in its own cell, and each is entered as it is left', async () => {
  const { user, entered } = openGrid();
  await user.click(cell('Harga Eceran Bawang Merah'));
  await user.keyboard('14500{Enter}Rp 15.000{Enter}16,5{Enter}17000{Tab}');
  expect(texts().filter((_text, at) => at % 2 === 0)).toEqual(['14.500', '15.000', '16,5', '17.000']);
  expect(entered.flat().map(({ text }) => text)).toEqual(['14500', '15000', '16,5', '17000']);
});

test.each([
  ['-', ''],
  ['kosong', ''],
  ['Rp 14.500', '14.500'],
])("what changes nothing is not left standing: '%s' where '%s' is", async (typed, stays) => {
  const { user, entered } = openGrid([row('Telur', 1, { texts: { harga_eceran: stays.replace('.', '') } })]);
  await user.click(cell('Harga Eceran Telur'));
  await user.keyboard(`${typed}{Tab}`);
  expect(cell('Harga Eceran Telur').value).toBe(stays);
  expect(entered).toEqual([]);
});

test('what is being typed gives way to what another officer has entered meanwhile', async () => {
  const { user, entered, become } = openGrid([row('Telur', 1)]);
  await user.click(cell('Harga Eceran Telur'));
  await user.keyboard('9000');
  become([row('Telur', 1, { keadaan: 'asing', texts: { harga_eceran: '14500' } })]);
  expect(cell('Harga Eceran Telur').value).toBe('9000');
  await user.keyboard('{Tab}');
  expect(cell('Harga Eceran Telur').value).toBe('14.500');
  expect(entered).toEqual([]);
});

test('a typed figure takes the place of the one that stood there; F2 changes a part of it', async () => {
  const { user, entered } = openGrid([row('Telur', 1, { texts: { harga_eceran: '14500' } })]);
  await user.click(cell('Harga Eceran Telur'));
  await user.keyboard('9000{Enter}');
  expect(entered.at(-1)).toMatchObject([{ text: '9000' }]);
  await user.click(cell('Harga Eceran Telur'));
  await user.keyboard('{F2}{Backspace}5{Enter}');
  expect(entered.at(-1)).toMatchObject([{ text: '9005' }]);
});

test('Escape gives the old figure back, and nothing is entered', async () => {
  const { user, entered } = openGrid([row('Telur', 1, { texts: { harga_eceran: '14500' } })]);
  await user.click(cell('Harga Eceran Telur'));
  await user.keyboard('9{Escape}');
  expect(cell('Harga Eceran Telur').value).toBe('14.500');
  await user.keyboard('{Tab}');
  expect(entered).toEqual([]);
});

test('the change is said in per cent as soon as something is typed, and marked in words where it is large', async () => {
  const { user } = openGrid();
  await user.click(cell('Harga Eceran Telur'));
  await user.keyboard('22000');
  const said = () =>
    (cell('Harga Eceran Telur').getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join('');
  expect(said()).toBe('periode lalu 20.000, naik 10%');
  await user.keyboard('0');
  expect(said()).toBe('periode lalu 20.000, naik 1.000%, perubahan besar');
});

test('Ctrl+Z takes the last step back and stands where it was taken, Ctrl+Y does it again', async () => {
  const { user } = openGrid();
  await user.click(cell('Harga Eceran Bawang Merah'));
  await user.keyboard('14500{Enter}15000{Enter}{Enter}{Control>}z{/Control}');
  expect(texts()[2]).toBe('');
  expect(focused()).toBe('Harga Eceran Beras Medium');
  await user.keyboard('{Control>}y{/Control}');
  expect(texts()[2]).toBe('15.000');
  await user.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
  expect(texts()[2]).toBe('15.000');
});

test('Shift and arrows select; Ctrl+D fills down, Delete empties, each as one step', async () => {
  const { user, entered } = openGrid();
  await user.click(cell('Harga Eceran Bawang Merah'));
  await user.keyboard('14500{Tab}12000{ArrowLeft}');
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(6);
  await user.keyboard('{Control>}d{/Control}');
  expect(entered.at(-1)).toHaveLength(4);
  expect(texts().slice(0, 6)).toEqual(['14.500', '12.000', '14.500', '12.000', '14.500', '12.000']);
  await user.keyboard('{Delete}');
  expect(entered.at(-1)).toHaveLength(6);
  expect(texts().slice(0, 6)).toEqual(['', '', '', '', '', '']);
});

test('Ctrl+Enter writes what is typed into all that is selected', async () => {
  const { user, entered } = openGrid();
  await user.click(cell('Harga Grosir Bawang Merah'));
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}8000{Control>}{Enter}{/Control}');
  expect(entered).toHaveLength(1);
  expect(texts().filter((_text, at) => at % 2 === 1)).toEqual(['8.000', '8.000', '8.000', '8.000']);
});

test.each([
  ['a step back', '14500{Enter}{ArrowUp}15000{Enter}{ArrowUp}{Control>}z{/Control}'],
  ['Ctrl+Enter', '{Shift>}{ArrowDown}{/Shift}14500{Control>}{Enter}{/Control}'],
  ['a figure too short to be grouped', '{Shift>}{ArrowDown}{/Shift}145{Control>}{Enter}{/Control}'],
  ['a selection that grows', '14500{Shift>}{ArrowDown}{/Shift}'],
])('what is typed after %s takes the place of the figure in the cell', async (_what, keys) => {
  const { user, entered } = openGrid();
  await user.click(cell('Harga Eceran Bawang Merah'));
  await user.keyboard(keys);
  await user.keyboard('9000{Enter}');
  expect(entered.at(-1)).toEqual([{ key: '3/1', figure: 'harga_eceran', text: '9000' }]);
});

test('however long the screen is not painted, a step back and whoever leaves the grid find what was typed', async () => {
  const { user, entered } = openGrid(undefined, true, undefined, () => undefined);
  await user.click(cell('Harga Eceran Bawang Merah'));
  await user.keyboard('14500{Enter}');
  expect(cell('Harga Eceran Bawang Merah').value).toBe('14.500');
  expect(entered).toEqual([]);
  await user.keyboard('{Control>}z{/Control}');
  expect(entered.flat().map(({ text }) => text)).toEqual(['14500']);
  expect(cell('Harga Eceran Bawang Merah').value).toBe('');
  await user.keyboard('16000');
  act(() => cell('Harga Eceran Bawang Merah').blur());
  expect(entered.at(-1)).toMatchObject([{ text: '16000' }]);
});

test('a text that comes back after a kill is typed on, and is not sent before somebody touches it', async () => {
  const { user, entered, sheet } = openGrid();
  const eceran = { key: '3/2', figure: 'harga_eceran' };
  act(() => void sheet.restore(eceran, '12'));
  const field = sheet.cells.fieldOf(eceran);
  expect([document.activeElement, field?.value]).toEqual([field, '12']);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  act(() => {
    field?.blur();
    sheet.commit();
  });
  expect(entered).toEqual([]);
  vi.mocked(document.hasFocus).mockRestore();
  act(() => field?.focus());
  expect(field?.value).toBe('12');
  await user.keyboard('500{Enter}');
  expect(entered).toEqual([[{ ...eceran, text: '12500' }]]);
});

test('a figure that another tab has changed while its cell was typed in goes with the text on which its typing began', async () => {
  const first = { harga_eceran: '17400', harga_grosir: '15000' };
  const { user, entered, become } = openGrid([row('Kentang', 1, { texts: first, keadaan: 'terkirim' })]);
  await user.click(cell('Harga Eceran Kentang'));
  await user.keyboard('17600');
  become([row('Kentang', 1, { texts: { ...first, harga_eceran: '17700' }, keadaan: 'terkirim' })]);
  await user.keyboard('{Enter}');
  expect(entered).toEqual([[{ key: '3/1', figure: 'harga_eceran', text: '17600', before: '17400' }]]);
});
