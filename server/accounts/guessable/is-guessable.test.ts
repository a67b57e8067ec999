import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { mostLeaked } from '../../../scripts/draw/leaked-words-of.ts';
import { openApi } from '../../../tests/support/api/api.ts';
import { normalPassword } from '../password.ts';
import { isGuessable } from './is-guessable.ts';
import { ownWords } from './own-words.ts';
import { leakedWords } from './refuse-guessable.ts';

const leaked = await leakedWords();

const marta = {
  nama_lengkap: 'Marta Lunsiq',
  username: 'marta_77',
  email: 'ibu.marta@kampung.id',
  no_hp: '+6281254321098',
};

test('each of the twenty thousand passwords that leaked most often is tried early, in capitals too', () => {
  const long = mostLeaked().filter(({ length }) => length >= limits.passwordMin);
  expect(long.length).toBeGreaterThan(7000);
  expect(long.filter((one) => !isGuessable(one, leaked, []) || !isGuessable(one.toUpperCase(), leaked, []))).toEqual(
    [],
  );
});

test.each([
  // Known words alone, repeated, with signs and digits around them, or spelt with them.
  ...['password', 'Password123', 'P@ssw0rd!', 'pa55w0rd2026', 'bismillah', 'Sayang2024', 'sayangsayang', 'pass1234'],
  ...[
    'Indonesia_45',
    '123indonesia',
    '!!rahasia!!',
    'r4h4s14r4h4s14',
    'tr0ub1e77',
    'dragon2024',
    'he11o!!9',
    '$unsh1ne',
  ],
  // Runs of the keyboard, backwards, after each other, and repeated.
  ...[
    '12345678',
    '1234567890',
    '87654321',
    'qwertyuiop',
    'poiuytrewq',
    'abcdefgh',
    'abc123456',
    'qwer1234',
    'asdf4321',
  ],
  ...['1q2w3e4r', '1Q2W3E4R5T', 'r4e3w2q1', 'zaq1xsw2', '1qaz2wsx', 'qweqweqwe', 'asdf!!99', 'zxcvasdf', '!@#$%^&*'],
  // A few characters over and over.
  ...['aaaaaaaa', '12121212', '11223311', '19451945', '111222333444'],
  // Dates and telephones.
  ...['17081945', '1990-12-31', '08123456789', '+628123456789', '0812-5432-1098', '81254321098'],
  // The app and its region.
  ...['kutaibarat64', 'lumbung-2026', 'lumbung-demo', 'LumbungPangan!', '1umbung99', 'petugas.melak1'],
])('%j is tried early', async (password) => {
  const api = await openApi();
  const nobody = { nama_lengkap: '', username: '', email: '', no_hp: '' };
  expect(isGuessable(password, leaked, await ownWords(api.db, nobody))).toBe(true);
});

test.each([
  ...['marta_77', 'Marta.77', 'marta-lunsiq', 'LunsiqMarta1', 'M4rt4Luns1q', 'qismarta', 'martaku99', 'ibumarta!'],
  ...[
    'ibu.marta@kampung.id',
    'IBU.MARTA@KAMPUNG.ID',
    'kampung.marta',
    '081254321098',
    'marta81254321098',
    '6281254321098',
  ],
  ...['marta-lumbung', 'dinas.marta', 'marta kutai barat'],
])('%j is made of the words of Marta Lunsiq', async (password) => {
  const api = await openApi();
  expect(isGuessable(password, leaked, await ownWords(api.db, marta))).toBe(true);
});

test.each([
  ...['hujan turun di melak', 'k7#pQz!w', '19457308', 'sayur asem ibu', 'padi-emas-tiga', 'xkcd9361', 'delapan bukit'],
  ...[
    'marta suka durian',
    'martabak telur 2',
    'Lumbung di tepi sungai',
    'tujuh belas rakit',
    '日本の米はうまい',
    `päddi ${'x'.repeat(80)}`,
  ],
])('%j will do', async (password) => {
  const api = await openApi();
  expect(isGuessable(password, leaked, await ownWords(api.db, marta))).toBe(false);
});

test('the longest password is judged without others waiting for it', () => {
  // One code point that normalises to four letters, and nothing but signs, digits or repetitions up to the end.
  for (const long of ['⨌'.repeat(990), '1'.repeat(990), 'sayang1!'.repeat(120), 'qwer'.repeat(240)]) {
    expect(isGuessable(normalPassword(`${long}bxzvq`), leaked, [])).toBe(false);
  }
});
