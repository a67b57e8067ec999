/** What the letters of a report cover: those of Western Europe, and the signs of a text. */
const COVERED = /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212]/u;

/** A text in the letters that there are: others without their marks, and a question mark for what has no likeness. */
export const printable = (text: string): string =>
  [...text.normalize('NFC').replace(/\s+/g, (blank) => (blank === '\u00a0' ? blank : ' '))]
    .map((letter) => (COVERED.test(letter) ? letter : alike(letter)))
    .join('');

/** Signs that a report must not lose, in letters that there are. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '≥': '>=', '≤': '<=', '≠': '<>', '→': '->', '←': '<-', '✓': 'v' },
  ...{ '\u2010': '-', '\u2011': '-', '\u2012': '-' },
};

function alike(letter: string): string {
  const sign = SIGNS[letter];
  if (sign !== undefined) return sign;
  if (/\p{M}|\p{Cf}|\p{Cc}/u.test(letter)) return '';
  const bare = [...letter.normalize('NFKD')].filter((one) => COVERED.test(one)).join('');
  return bare === '' ? '?' : bare;
}
