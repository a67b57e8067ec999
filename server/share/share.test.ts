import { expect, test } from 'vitest';
import { broken, widthOf } from './lettering.ts';
import { shareCard } from './share-card.ts';

test('a title is broken between words so that each line fits', () => {
  const lines = broken('Harga pangan di Mook Manaar Bulatn', 92, 1010);
  expect(lines.join(' ')).toBe('Harga pangan di Mook Manaar Bulatn');
  for (const line of lines) expect(widthOf(line, 92)).toBeLessThanOrEqual(1010);
});

test('markup in a name is drawn as letters', () => {
  expect(shareCard('<script>alert(1)</script>', '&amp;')).not.toMatch(/<script|&amp;/);
});

test('a letter without an outline takes the room of a space', () => {
  expect(widthOf('é', 100)).toBe(widthOf(' ', 100));
});
