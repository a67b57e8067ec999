import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCombobox } from './use-combobox';

const press = (input: HTMLInputElement, key: string) =>
  act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

/** A box in which 'mook' stands, above the list of an earlier text. */
function behind() {
  const input = document.createElement('input');
  input.value = 'mook';
  const choose = vi.fn();
  const props = { input, list: 'daftar', ids: ['manaar', 'semua'], choose, close: vi.fn() };
  const { result, rerender } = renderHook(({ text }) => useCombobox({ ...props, text }), {
    initialProps: { text: 'moo' },
  });
  return { input, choose, result, rerender };
}

test('a key that is faster than the list counts once the list has come', () => {
  const { input, result, rerender } = behind();
  press(input, 'ArrowDown');
  rerender({ text: 'mook' });
  expect(result.current).toBe('manaar');
});

test('Enter takes what the arrow has pointed at, also before the list has come', () => {
  const { input, choose } = behind();
  press(input, 'ArrowDown');
  press(input, 'Enter');
  expect(choose).toHaveBeenCalledWith('manaar');
});

test('another text begins without a choice', () => {
  const { input, result, rerender } = behind();
  press(input, 'ArrowDown');
  input.value = 'mooks';
  rerender({ text: 'mooks' });
  expect(result.current).toBeNull();
});
