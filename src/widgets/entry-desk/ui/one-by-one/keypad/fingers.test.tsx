import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  button,
  field,
  openRows,
  rowOf,
  seen,
  tonFigures,
  walkRecord,
} from '../../../../../../tests/support/isian/one-by-one.tsx';

beforeEach(() => walkRecord.remove());

const three = [rowOf('Bawang'), rowOf('Beras'), rowOf('Cabai')];

type Touch = 'down' | 'up' | 'cancel' | 'click' | 'silent click';

const touches: Record<Touch, (key: HTMLElement) => unknown> = {
  down: (key) => fireEvent.pointerDown(key, { pointerType: 'touch' }),
  up: (key) => fireEvent.pointerUp(key, { pointerType: 'touch' }),
  cancel: (key) => fireEvent.pointerCancel(key, { pointerType: 'touch' }),
  click: (key) => fireEvent.click(key, { detail: 1 }),
  // Keyboards and screen readers.
  'silent click': (key) => fireEvent.click(key, { detail: 0 }),
};

const touch = (name: string | RegExp, ...all: Touch[]) => {
  for (const one of all) touches[one](button(name));
};

const type = (keys: string) => {
  for (const key of keys) touch(key, 'down');
};

test.each<[string, Touch[], string]>([
  ['a finger that stays down', ['down'], '7'],
  ['a finger and the browser’s click', ['down', 'up', 'click'], '7'],
  ['a finger and a click that a script sends', ['down', 'up', 'silent click'], '7'],
  ['two thumbs, of which the second has no click', ['down', 'down', 'up', 'up', 'click'], '77'],
  ['two thumbs, both with a click', ['down', 'down', 'up', 'click', 'up', 'click'], '77'],
  ['two thumbs one after the other', ['down', 'up', 'click', 'down', 'up', 'click'], '77'],
  ['a finger that the browser takes away, then a screen reader', ['down', 'cancel', 'silent click'], '77'],
  ['a screen reader alone', ['silent click', 'silent click'], '77'],
  ['a click after a finger whose click has come', ['down', 'up', 'click', 'silent click'], '77'],
])('each finger on a key counts once: %s', async (_name, all, text) => {
  openRows(three);
  await screen.findByRole('group', { name: 'Bawang, 1 dari 3' });
  touch('7', ...all);
  expect(field('Harga Eceran').value).toBe(text);
});

test('a mouse’s other button types nothing', async () => {
  openRows(three);
  await seen('Bawang, 1 dari 3');
  fireEvent.pointerDown(button('7'), { button: 2 });
  expect(field('Harga Eceran').value).toBe('');
});

test('all keys act as fingers come down: digits behind Lanjut and Lewati belong to what comes next, before anything was lifted', async () => {
  const { entered } = openRows(three);
  await seen('Bawang, 1 dari 3');
  type('41500');
  touch('Lanjut', 'down');
  type('38200');
  touch('Lanjut', 'down');
  touch('Lewati', 'down');
  type('9');
  touch('000', 'down');
  touch(/Ikut turun/, 'down');
  expect(entered).toEqual(['Bawang eceran 41500', 'Bawang grosir 38200', 'Cabai eceran 9000, Cabai grosir 8000']);
});

test('keys that come before the screen is drawn anew act one after the other', async () => {
  const { entered } = openRows(three);
  await seen('Bawang, 1 dari 3');
  const keys = (names: string) => [...names].map((name) => button(name));
  const [all, next] = [keys('4150038200'), button('Lanjut')];
  act(() => {
    for (const key of all.slice(0, 5)) touches.down(key);
    touches.down(next);
    for (const key of all.slice(5)) touches.down(key);
    touches.down(next);
    touches.down(all[0] ?? next);
  });
  expect(entered).toEqual(['Bawang eceran 41500', 'Bawang grosir 38200']);
  expect(screen.getByRole('group', { name: 'Beras, 2 dari 3' })).toBeTruthy();
  expect(field('Harga Eceran').value).toBe('4');
});

test('each Lewati skips a row, also two in one moment; a step and an undo count at once', async () => {
  openRows(three);
  await seen('Bawang, 1 dari 3');
  touch('Lewati', 'down', 'down');
  expect(screen.getByRole('group', { name: 'Cabai, 3 dari 3' })).toBeTruthy();
  touch('Tambah Harga Eceran 500', 'down', 'down');
  expect(field('Harga Eceran').value).toBe('15.500');
  touch('Urungkan', 'down');
  expect(field('Harga Eceran').value).toBe('');
});

test('a finger’s own click is held back: it would fall on what stands in the key’s place by then', async () => {
  openRows([rowOf('Bawang')]);
  await seen('Bawang, 1 dari 1');
  const key = button(/Sama dengan/);
  touches.down(key);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Melak sudah lengkap');
  expect(fireEvent.touchEnd(key)).toBe(false);
});

/** A number: the caret's place in the field. */
type Step = string | number | readonly [from: number, to: number];

test.each<[string, Step[], string, number]>([
  ['behind the 4', ['14500', 2, 'Hapus satu angka', '5'], '15.500', 2],
  ['at the front', ['500', 0, '1', '2'], '12.500', 2],
  ['behind a dot', ['14500', 3, 'Hapus satu angka', '6'], '16.500', 2],
  ['in the middle, three noughts', ['145', 2, '000'], '140.005', 6],
  ['a nought for a digit in the front', ['14500', 1, 'Hapus satu angka', '2'], '24.500', 1],
  ['a digit for the one before a nought', ['10500', 1, 'Hapus satu angka', '2'], '20.500', 1],
  ['digits that are selected', ['14500', [0, 2], '2', '7'], '27.500', 2],
  ['digits that are selected, deleted', ['14500', [1, 4], 'Hapus satu angka'], '100', 1],
  ['nothing before the caret', ['145', 0, 'Hapus satu angka'], '145', 0],
  ['no room for more', ['123456789012', 3, '4'], '123.456.789.012', 3],
])('a key types where the caret stands: %s', async (_name, steps, text, caret) => {
  openRows(three);
  await screen.findByRole('group', { name: 'Bawang, 1 dari 3' });
  for (const step of steps) {
    const input = field('Harga Eceran');
    if (typeof step === 'number') input.setSelectionRange(step, step);
    else if (typeof step !== 'string') input.setSelectionRange(step[0], step[1]);
    else if (/^\d+$/.test(step) && step !== '000') type(step);
    else touch(step, 'down');
  }
  const { value, selectionStart, selectionEnd } = field('Harga Eceran');
  expect([value, selectionStart, selectionEnd]).toEqual([text, caret, caret]);
});

test('a comma and digits are typed into a decimal where the caret stands', async () => {
  openRows([rowOf('Beras')], tonFigures);
  await seen('Beras, 1 dari 1');
  type('12345');
  field('Kebutuhan').setSelectionRange(5, 5);
  touch('Koma', 'down');
  touch('Koma', 'down');
  type('7');
  expect([field('Kebutuhan').value, field('Kebutuhan').selectionStart]).toEqual(['1.234,75', 7]);
});

test.each([
  ['overtypes what was there', null, '2'],
  ['types into it where somebody has put the caret', 2, '142.500'],
])('the first key %s', async (_name, caret, text) => {
  openRows([rowOf('Bawang', { keadaan: 'perbaiki', texts: { eceran: '14500', grosir: '20000' } })]);
  await seen('Bawang, 1 dari 1');
  if (caret !== null) field('Harga Eceran').setSelectionRange(caret, caret);
  type('2');
  expect(field('Harga Eceran').value).toBe(text);
});
