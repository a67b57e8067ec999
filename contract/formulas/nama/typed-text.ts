/** Invisible signs that chats and web pages put between the others: zero width, direction of writing, byte order. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const SPACES = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;

/** Unicode places the ten digits of a script side by side, so the run before a digit is its value. */
function digitValue(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return (code - first) % 10;
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Separators of other scripts by the sign that an Indonesian keyboard has for them. */
const SEPARATORS: Readonly<Record<string, string>> = {
  '\u066b': ',',
  '\u060c': ',',
  '\u3001': ',',
  '\u066c': '.',
  '\u3002': '.',
  '\uff61': '.',
  '\u2024': '.',
  '\u00b7': '.',
  '\u201a': ',',
  '\u2044': '/',
  '\u2215': '/',
};

/** Replaces digits and separators of every script by ours. */
const ourDigits = (text: string): string =>
  text
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/[^\p{L}\p{N}\s]/gu, (sign) => SEPARATORS[sign] ?? sign);

/**
 * A text with the digits, spaces, dashes and letters that an Indonesian keyboard has. Not Unicode's own compatibility
 * form: that makes '14²' of fourteen hectares squared one hundred and forty-two.
 */
export const typedText = (text: string): string => (text === '' || PLAIN.test(text) ? text : plainly(text));

/** Texts of an Indonesian keyboard, with single blanks inside, stay as they are. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

const plainly = (text: string): string =>
  ourDigits(text)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(SPACES, ' ')
    .trim();
