import { afterEach, expect, test } from 'vitest';
import { picturesOfSelects } from './pictures-of-selects';

// The next file has the same page.
afterEach(() => document.body.replaceChildren());

function screenOf(html: string) {
  document.body.innerHTML = `<main>${html}</main>`;
  const main = document.querySelector('main') as HTMLElement;
  return { main, select: main.querySelector('select') as HTMLSelectElement };
}

const WEEKS = '<select class="pilihan"><option>Minggu ke-3</option><option selected>Minggu ke-4</option></select>';

test('while a page is moved, what is chosen stands where the select was; afterwards the select is there again', () => {
  const { main, select } = screenOf(WEEKS);
  const takeAway = picturesOfSelects(main);
  const picture = select.nextElementSibling as HTMLElement;
  expect(picture.textContent).toBe('Minggu ke-4');
  expect(picture.className).toBe('pilihan');
  expect(select.style.display).toBe('none');
  takeAway();
  expect(main.innerHTML.replace(' style=""', '')).toBe(WEEKS.replace('<option selected>', '<option selected="">'));
});

test('a select without choices has a picture too; one that has the focus keeps it', () => {
  const { main, select } = screenOf('<select></select>');
  picturesOfSelects(main)();
  expect(main.children).toHaveLength(1);
  select.focus();
  picturesOfSelects(main);
  expect(document.activeElement).toBe(select);
  expect(select.style.display).toBe('');
});
