/** Signs that people and programs put between the digits of a number, invisible ones among them. */
const BETWEEN = /[\s().\-/\u00ad\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The digits of a phone number, a plus before them; null where something else stands among them. */
function dialled(text: string): string | null {
  const bare = text.replace(BETWEEN, '');
  const isNegative = /^\s*[-\u2010-\u2015\u2212]/.test(text);
  return !isNegative && /^\+?\d+$/.test(bare) ? bare.replace(/^00(?=[1-9])/, '+') : null;
}

/** Present, but neither a number nor written in digits and the signs between them. */
export const isNoPhone = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && Number.isNaN(Number(value)) && dialled(value) === null;

const COUNT = /^\+?\d{8,15}$/;
const BEGINNING = /^[0+]/;

/** Why a text is no phone number, after it was brought into its stored form; undefined for one. */
export function noPhone(stored: string): string | undefined {
  if (!COUNT.test(stored)) return 'No Hp harus terdiri dari 8 sampai 15 angka';
  return BEGINNING.test(stored) ? undefined : 'No Hp diawali 0, 62, atau + dengan kode negara';
}

/**
 * A phone number in the one form in which it is stored: '0812…' for a number of Indonesia, '+60…' for any other. Written
 * as people do: '+62 812-3456-7890', '62812…', '812…', '(0541) 123 456'. Any other text stays as it is (`noPhone`).
 */
export const nomorTelepon = (text: string): string =>
  dialled(text)
    ?.replace(/^\+?620?(?=[1-9]\d{6})/, '0')
    .replace(/^8(?=\d{7})/, '08') ?? text.trim();
