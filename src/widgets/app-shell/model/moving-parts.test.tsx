import { expect, test } from 'vitest';
import { movingParts } from './use-pull';

const screenOf = (html: string) => {
  const screen = document.createElement('main');
  screen.id = 'isi';
  screen.innerHTML = html;
  return screen;
};

test('a screen moves as a whole, and in its largest parts around what stays on the glass', () => {
  expect(movingParts(screenOf('<p id="harga"></p>')).map(({ id }) => id)).toEqual(['isi']);
  const product = '<p id="foto"></p><div id="rincian"><h2 id="nama"></h2><div id="hubungi" data-diam></div></div>';
  expect(movingParts(screenOf(product)).map(({ id }) => id)).toEqual(['foto', 'nama']);
});
