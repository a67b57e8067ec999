import { expect, test } from 'vitest';
import { shareProgress } from './use-progress';

const fotos = [
  { kunci: 'a', file: new File([new Uint8Array(100)], 'a.jpg') },
  { kunci: 'b', file: new File([new Uint8Array(300)], 'b.jpg') },
];

test.each([
  ['only the fields have gone', 40, { a: 0, b: 0 }],
  ['half of the first', 100, { a: 0.5, b: 0 }],
  ['the first and a third of the second', 250, { a: 1, b: 1 / 3 }],
  ['all', 450, { a: 1, b: 1 }],
])('a progress bar per photo: %s', (_name, sent, shares) => {
  expect(shareProgress(fotos, sent, 450)).toEqual(shares);
});
