import { typedText } from '#contract/formulas/nama/typed-text.ts';
import { namaBulan } from '#contract/limits.ts';

const CLOCK = String.raw`\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?: ?[ap]\.?m\.?)?`;
const DAY = String.raw`\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})`;

/** The beginning that a chat app puts before a copied message: '[12/11/26 08.10] Ani: ', '12/11/26 08.10 - Ani: '. */
const SENDER = new RegExp(
  String.raw`^(?:\[(?:${DAY},? ${CLOCK}|${CLOCK},? ${DAY})\] ?|${DAY},? ${CLOCK} ?- )(?:[^:]{1,60}: ?)?`,
  'i',
);
/** Telegram's own line above a message: 'Ani, [12/11/26 08.10]'. */
const STAMP = new RegExp(String.raw`\[${DAY},? ${CLOCK}\]:?$`, 'i');

const PICTURE = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0e\ufe0f\u20e3\u2190-\u21ff\u25a0-\u25ff]`;
const BULLET = new RegExp(
  String.raw`^(?:\d\ufe0f?\u20e3 *|${PICTURE} *|[-\u2022\u25cf\u25e6\u00b7+>\u00bb\u2023\u2043\u221a]+ *(?=[\p{L}*_(])|[-\u2022\u25cf\u25e6\u00b7*+>\u00bb\u2023\u2043\u221a]+ +|\(?(?:\d{1,2}|[a-z])[.)]+ *(?=[\p{L}*_])|\(\d{1,2}\) *)+`,
  'iu',
);
/** A mark behind a line, such as a tick or an arrow. */
const TAIL = new RegExp(String.raw`(?:${PICTURE}|[.;,!\s])+$`, 'u');
const PICTURES = new RegExp(`${PICTURE}+`, 'gu');

/** A line of a chat without its sender, its bullet, its emphasis and its pictures. */
export function bareLine(line: string): string {
  const text = typedText(line).replace(SENDER, '').replace(BULLET, '').replace(TAIL, '');
  const bare = text
    .replace(/`+/g, '')
    .replace(/([*_])(?=\S)([^*_]*[^*_\s])\1/g, '$2')
    .replace(/([*_])(?=\S)([^*_]*[^*_\s])\1/g, '$2');
  // A picture between two figures may say that one is a change of the other.
  const first = bare.search(/\d/);
  const name = first < 0 ? bare : bare.slice(0, first);
  return (name.replace(PICTURES, ' ').replace(/ +/g, ' ') + bare.slice(name.length)).trim();
}

const months = `${namaBulan.join('|')}|jan|feb|peb|pebruari|mar|apr|jun|jul|agu|ags|agt|sep|sept|okt|nov|nop|nopember|des`;
const DATES = [
  new RegExp(String.raw`\b(?:${months})\b.*\b(?:19|20)\d\d\b`, 'i'),
  new RegExp(String.raw`\b\d{1,2} (?:${months})\b`, 'i'),
  /\b\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})\b|\b\d{1,2}\.\d{1,2}\.(?:19|20)\d\d\b/,
];
const PHONE = /(?:\+ ?62|\b62|\b0)[\s-]?8\d{1,2}(?:[\s.-]?\d{2,4}){2,4}\b/;
const TALK = /assalam|terima ?kasih|selamat (pagi|siang|sore|malam)|https?:|www\.|\b(jam|pukul|pkl\.?) \d/i;

/** Greetings, dates, telephone numbers and addresses are no prices. */
export const isTalk = (text: string): boolean =>
  STAMP.test(text) || PHONE.test(text) || TALK.test(text) || DATES.some((date) => date.test(text));

const OTHER_TIME =
  /^(?:(?:daftar|data|info|update) )?(?:harga|hrg)\b.*\b(?:lalu|kemar[ie]n|kmrn|sebelum\p{L}*|tertinggi|terendah|acuan|het|hpp)\b/iu;
const THIS_TIME = /\b(?:ini|sekarang|terbaru|terkini)\b/i;

/** A heading above prices: of another time or measure, of this time, or null where it says neither. */
export function timeOf(text: string): 'other' | 'this' | null {
  if (OTHER_TIME.test(text)) return 'other';
  return THIS_TIME.test(text) ? 'this' : null;
}
