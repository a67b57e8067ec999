import { expect, test } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

test.each([
  ...[
    'password',
    'Password123',
    'P@ssw0rd!',
    'bismillah',
    'Sayang2024',
    'sayangsayang',
    'Indonesia_45',
    '123indonesia',
  ],
  ...['12345678', '1234567890', '87654321', 'qwertyuiop', 'poiuytrewq', 'abcdefgh', 'aaaaaaaa', '12121212', '11223311'],
  ...['17081945', '1990-12-31', 'kutaibarat64', 'lumbung-2026'],
])('%j is tried early', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'lumbung-demo',
  'hujan turun di melak',
  'k7#pQz!w',
  '19457308',
  'sayur asem ibu',
  'padi-emas-tiga',
  'xkcd9361',
])('%j will do', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('the own name is none, with or without digits', () => {
  expect(isCommonPassword('marta.lunsiq', 'marta.lunsiq', 'marta@contoh.id')).toBe(true);
  expect(isCommonPassword('Marta.Lunsiq77', 'marta.lunsiq', 'marta@contoh.id')).toBe(true);
  expect(isCommonPassword('marta@contoh.id', 'marta.lunsiq', 'marta@contoh.id')).toBe(true);
  expect(isCommonPassword('marta suka durian', 'marta.lunsiq', 'marta@contoh.id')).toBe(false);
});
