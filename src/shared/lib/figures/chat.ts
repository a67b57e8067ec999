import { typedText } from '#contract/formulas/nama/typed-text.ts';
import { namaBulan } from '#contract/limits.ts';

/** '[12/11/26 08.10] Ani: ', '12/11/26 08.10 - Ani: ': what WhatsApp puts before a message that is copied. */
const SENDER =
  /^(\[\d[^\]]*\] ?|\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}[.:]\d{2}([.:]\d{2})?( ?[ap]m)? ?- )([^:]{1,60}: ?)?/i;
const BULLET = /^([-•●▪◦·*+>–]+ +|\p{Extended_Pictographic}\ufe0f? *|\d{1,2}[.)] +|\(\d{1,2}\) *)+/u;
/** Longer ones are talk. */
const LONGEST = 300;

/** With '±' and '≈' as escapes: the build allows no wide letter in a raw template. */
const FIGURE = String.raw`(?:(?:[~\u00b1\u2248]|kira-kira|sekitar|kurang lebih)\s?)?(?:rp\.?\s*)?\d(?:[\d.,]*[.,]-|[\d.,]*)(?:\s?-\s?\d[\d.,]*)?\s?(?:(?:rb|ribu|jt|juta|k)\b\.?)?(?:\s?\/\s?[a-z]+|\s?per\s?[a-z]+|\s?(?:kg|kilo|lt?r?|liter|ha|ton)\b)?`;
const ONE = new RegExp(`^(?:${FIGURE}|kosong|habis|-)$`, 'i');
const FIRST = new RegExp(
  String.raw`[\s:=]+(?=(?:@\s?)?(?:${FIGURE}|kosong|habis|-)(?:\s*[/|;&]\s*|\s+dan\s+|\s+|$))`,
  'gi',
);
const DATE = new RegExp(
  String.raw`\b(${namaBulan.join('|')}|jan|feb|peb|pebruari|mar|apr|jun|jul|agu|ags|agt|sep|sept|okt|nov|nop|nopember|des)\b.*\b(19|20)\d\d\b`,
  'i',
);

/**
 * The row of cells of a line as prices are written in a chat: 'Beras premium 14.500', '- Cabai rawit: Rp 45.000',
 * '1. Telur = 28.000 / 27.000', '*Gula pasir* 17500'. Null for a line without figures, such as a greeting or a date.
 */
export function chatRow(line: string): string[] | null {
  if (line.length > LONGEST) return null;
  const text = typedText(line)
    .replace(SENDER, '')
    .replace(BULLET, '')
    .replace(/[*_~`]+/g, '')
    .trim();
  if (DATE.test(text) || /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(text)) return null;
  if (/^[\d.,\s]*$|^rp/i.test(text)) return text === '' ? null : [text];
  const [named, behind] = /^(.*?\p{L}.*?)\s*[:=]\s*(.*)$/u.exec(text)?.slice(1) ?? [];
  if (named !== undefined && behind !== undefined) {
    const cells = cellsOf(behind);
    if (cells) return [named.trim(), ...cells];
    if (/^(rp\.?\s*)?\d/i.test(behind)) return withOddFigure(text);
  }
  return bySpaces(text) ?? withOddFigure(text);
}

/** Names and figures with nothing but spaces or a dash between them: the name ends where only figures follow. */
function bySpaces(text: string): string[] | null {
  for (const match of text.matchAll(FIRST)) {
    const name = text.slice(0, match.index).replace(/[\s:=-]+$/, '');
    const cells = cellsOf(text.slice(match.index + match[0].length).replace(/^- +/, ''));
    if (!/\p{L}/u.test(name) || !cells) continue;
    // 'Minyak goreng kemasan 2 18.000': a price does not stand behind a number of one or two digits.
    const [first = '', ...others] = cells;
    const isOfName =
      /^\d{1,2}( ?(kg|l|lt|ltr|liter|kilo))?$/i.test(first) &&
      others.length > 0 &&
      others.every((cell) => /\d{3}/.test(cell));
    return isOfName ? [`${name} ${first}`, ...others] : [name, ...cells];
  }
  return null;
}

/** A name and what no figure can be read from: 'Kol 12.ooo', 'Telur = 2 x 16.000'. The reader of figures says why. */
function withOddFigure(text: string): string[] | null {
  const [, name = '', rest = ''] =
    /^(\p{L}[^:=]*?)\s*[:=]\s*(\S.*)$/u.exec(text) ?? /^(\p{L}.*?)\s+((?:rp\.?\s*)?\d.*)$/iu.exec(text) ?? [];
  return /\p{L}{2}/u.test(name) && /\d/.test(rest) && !TALK.test(text) ? [name, rest] : null;
}

/** Phone numbers and greetings are no prices. */
const TALK = /(\+62|\b0)\d{2,3}[\s-]?\d{4}|assalam|terima ?kasih|selamat (pagi|siang|sore|malam)/i;

/** Null where something else than figures stands there. */
function cellsOf(text: string): string[] | null {
  const trimmed = text.trim();
  const parted = trimmed.split(/\s*(?:\/(?!\s*[a-z])|[|;&])\s*|\s+dan\s+/i);
  const cells = parted.length > 1 ? parted : wordsOf(trimmed);
  return cells.length > 0 && cells.every((cell) => ONE.test(cell.trim())) ? cells.map((cell) => cell.trim()) : null;
}

/** The figures of 'Rp 14.500/kg 13.000'. */
const wordsOf = (text: string): string[] => {
  const figures = [...text.matchAll(new RegExp(`${FIGURE}|kosong|habis|-`, 'gi'))].map(([figure]) => figure.trim());
  return text.replace(new RegExp(`${FIGURE}|kosong|habis|-`, 'gi'), '').trim() === '' ? figures : [];
};
