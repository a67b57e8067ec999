import { commonWords } from './common-passwords.ts';

const RUNS = ['0123456789012345678901234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * Whether somebody who guesses would try it early: a common word, alone, repeated or with digits and signs around
 * it; a run of the keyboard; a few characters over and over; only digits that are a date or a telephone's; or the
 * account's own name.
 */
export function isCommonPassword(password: string, ...own: string[]): boolean {
  const plain = password.toLowerCase();
  const word = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  if (commonWords.has(plain) || commonWords.has(word) || commonWords.has(repeated(word))) return true;
  if (new Set(plain).size <= 3) return true;
  if (RUNS.some((run) => run.includes(plain) || reversed(run).includes(plain))) return true;
  if (/^(\d{1,4})\1+$/.test(plain) || isDate(plain)) return true;
  return own.map((name) => name.toLowerCase()).some((name) => name !== '' && (plain === name || word === name));
}

const reversed = (text: string) => [...text].reverse().join('');

/** 'sayang' for 'sayangsayang'. */
const repeated = (word: string) => /^(.+?)\1+$/.exec(word)?.[1] ?? word;

/** Birthdays: 17081945, 1945-08-17. */
function isDate(text: string): boolean {
  const digits = text.replace(/[-./ ]/g, '');
  return /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d$|^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(
    digits,
  );
}
