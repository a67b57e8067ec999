import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { formToCome, typeAhead } from './type-ahead';

let stop = () => {};
afterEach(() => stop());

/** Opens a dialog that is busy, as `useOverlay` does, with the focus on its way out. */
function openBusy(marks: object) {
  stop = typeAhead();
  render(
    <div role="dialog">
      <button type="button">Tutup</button>
      <p aria-busy="true" {...marks}>
        Memuat…
      </p>
    </div>,
  );
  screen.getByText('Tutup').focus();
}

/** @returns which of the keys the focused button hears */
const heard = (...keys: string[]) =>
  keys.filter((key) => fireEvent.keyDown(document.activeElement ?? document.body, { key }));

test('a dialog that waits for something else than a form hears its keys', () => {
  openBusy({});
  expect(heard('a', 'Enter')).toEqual(['a', 'Enter']);
});

test('a dialog whose form is on its way keeps what is typed for it', () => {
  openBusy(formToCome);
  expect(heard('1', '2', 'Tab')).toEqual([]);
});
