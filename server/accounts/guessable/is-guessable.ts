import { commonWords } from './common-words.ts';
import { bare, formsOf } from './forms.ts';
import { isOfRuns } from './runs.ts';

/** With fewer other characters than this, a name makes a password guessable. */
const TOO_FEW = 4;

/**
 * Whether a guesser would try it early: a common or leaked word, alone, repeated, spelt with digits or surrounded by
 * digits and signs; keyboard runs; a few characters over and over; a date or telephone number; or the words of the
 * account and the app with little beside them.
 *
 * @param own lower case, the longest first (`ownWords`)
 */
export function isGuessable(password: string, leaked: ReadonlySet<string>, own: readonly string[]): boolean {
  const plain = password.toLowerCase();
  const forms = formsOf(plain);
  if ([...forms].some((form) => commonWords.has(form) || leaked.has(form))) return true;
  if (new Set(plain).size <= 3 || /^(\d{1,4})\1+$/.test(plain)) return true;
  if ([...forms].some((form) => form.length >= TOO_FEW && isOfRuns(form))) return true;
  return isDate(plain) || isTelephone(plain) || [...forms].some((form) => isNamed(form, own));
}

/** Birthdays: 17081945, 1945-08-17. */
function isDate(text: string): boolean {
  const digits = text.replace(/[-./ ]/g, '');
  return /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d$|^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(
    digits,
  );
}

/** Any Indonesian mobile number. */
const isTelephone = (text: string) => /^(\+?62|0)?8[1-9]\d{6,10}$/.test(text.replace(/[-. ]/g, ''));

/** Whether little is left once the account's own words are removed. */
function isNamed(form: string, own: readonly string[]): boolean {
  const rest = own.reduce((text, word) => text.replaceAll(word, ' '), form);
  return rest !== form && bare(rest.replaceAll(' ', '')).length < TOO_FEW;
}
