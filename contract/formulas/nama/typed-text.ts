/** Invisible signs that chats and web pages put between the others: zero width, direction of writing, byte order. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const SPACES = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;

/** Digits of Arabic and Persian keyboards become ours. */
export const ourDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));

/**
 * A text with the digits, spaces, dashes and letters that an Indonesian keyboard has. Not Unicode's own compatibility
 * form: that makes '14²' of fourteen hectares squared one hundred and forty-two.
 */
export const typedText = (text: string): string =>
  ourDigits(text)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(SPACES, ' ')
    .trim();
