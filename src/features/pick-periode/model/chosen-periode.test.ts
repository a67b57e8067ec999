import { expect, test } from 'vitest';
import { currentUnlessChosen, noneUnlessAsked } from './chosen-periode';

const periodes = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }];
/** The last has not begun. */
const current = { id: 3 };

test.each([
  ['nothing chosen: the current one', { asked: null, stored: null }, 3],
  ['a stored choice is kept', { asked: null, stored: 1 }, 1],
  ['the address wins over the stored choice', { asked: '2', stored: 1 }, 2],
  ["'Pilih Periode' in the address means none", { asked: '0', stored: 1 }, 0],
  ['a stored period that was deleted is forgotten', { asked: null, stored: 9 }, 3],
  ['a period of another kind in the address is ignored', { asked: '99', stored: null }, 3],
  ['nonsense in the address is ignored', { asked: 'x', stored: 2 }, 2],
  ['a number in the address that is written another way is ignored', { asked: '02', stored: 1 }, 1],
])('spec §2, period dropdown: %s', (_name, wishes, id) => {
  expect(currentUnlessChosen({ ...wishes, periodes, current })).toBe(id);
});

test('spec §2: without periods none is chosen', () => {
  expect(currentUnlessChosen({ asked: '1', stored: 2, periodes: [], current: undefined })).toBe(0);
});

test.each([
  ['nothing asked for: none, whatever is stored', null, 0],
  ['the address names one', '2', 2],
  ['the address asks for the current one', 'terbaru', 3],
  ["'Pilih Periode' in the address", '0', 0],
  ['a period of another kind in the address', '99', 0],
  ['nonsense in the address', 'x', 0],
])("spec §2, reports default to 0 = 'Pilih Periode': %s", (_name, asked, id) => {
  expect(noneUnlessAsked({ asked, stored: 1, periodes, current })).toBe(id);
});
