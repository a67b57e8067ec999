import { commonWords } from './common-words.ts';
import { bare, formsOf } from './forms.ts';
import { isOfRuns } from './runs.ts';

/** So few characters beside a name are guessed with it. */
const TOO_FEW = 4;

/**
 * Whether somebody who guesses would try it early: a common or leaked word, alone, repeated, spelt with digits or with
 * digits and signs around it; runs of the keyboard; a few characters over and over; only digits that are a date or a
 * telephone's; or the account's own words and the app's with little beside them.
 *
 * @param own small letters, the longest first (`ownWords`)
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

/** A mobile number of this country, whoever's it is. */
const isTelephone = (text: string) => /^(\+?62|0)?8[1-9]\d{6,10}$/.test(text.replace(/[-. ]/g, ''));

/** Whether little is left once the own words are taken out. */
function isNamed(form: string, own: readonly string[]): boolean {
  const rest = own.reduce((text, word) => text.replaceAll(word, ' '), form);
  return rest !== form && bare(rest.replaceAll(' ', '')).length < TOO_FEW;
}
