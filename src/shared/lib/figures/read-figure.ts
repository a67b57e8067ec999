import { typedText } from '#contract/formulas/nama/typed-text.ts';
import { convert, isUnit, sizeOf, unitOf, withPowerSigns } from './figure-units';
import { type Numeral, numeralOf } from './numeral';
import { blank, type FigureKind, type Reading, refused, unreadable } from './reading';
import { spoken } from './write-figure';

/** What people write where they have nothing to report. Not 'nihil' and 'x': they stand for nought as often. */
const BLANK =
  /^([-_.]+|…|n\/?a|n\.a\.?|null|kosong|habis|(tidak|tdk|tak|belum|blm|ga|gak|nggak) ada( data)?|\((kosong|tidak ada)\))$/i;

/** More digits are no longer kept exactly. */
const MOST_DIGITS = 15;

/** No figure is longer with all that is written around it. */
const LONGEST = 60;

const ONE_ONLY = 'Isi satu angka saja';
/** Two figures with words or signs between them. */
const SEVERAL = /\d[^\d.,]+(.*[^\d.,])?\d/;
const NEGATIVE = 'Angka tidak boleh kurang dari 0';

/** What is no figure whatever its digits are, and what to do about it. The first that fits is said. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/^=|^[+@] ?[a-z]+\d/i, 'Ini rumus, bukan angka. Salin hasilnya saja'],
  [/^#+$/, 'Kolom di Excel terlalu sempit. Lebarkan kolomnya, lalu salin lagi'],
  [/^#/, 'Rumusnya gagal di Excel. Perbaiki di sana, lalu salin lagi'],
  [/^\d+([.,]\d+)?E[+-]?\d+$/i, 'Angka ini disingkat oleh Excel. Lebarkan kolomnya, lalu salin lagi'],
  [/\d[.,]?o+(?![a-z])|(?<![a-z])o+[.,]?\d/i, 'Ada huruf O di antara angka. Ganti dengan angka nol'],
  [/\d[.,]?[li|]+[.,]?\d|^(rp\.? ?)?[li|][.,]?\d/i, 'Ada huruf yang mirip angka satu. Ganti dengan angka 1'],
  [/%|\d ?persen\b/i, 'Isi angka, bukan persen'],
  [/^\d{1,4}([/.-])\d{1,2}\1\d{2,4}$|^\d{4}-\d{2}-\d{2}/, 'Ini tanggal, bukan angka'],
  [/^\d{1,2}:\d{2}/, 'Ini jam, bukan angka'],
  [/^(rp\.? ?)?-( ?rp\.?)? ?\d|^\(.*\d.*\)$/i, NEGATIVE],
  [/\d ?[-/|;] ?(rp\.? ?)?\d|\d, |\d (dan|sampai|s\/d) \d/i, ONE_ONLY],
];

/** What stands around a figure without changing it: 'Rp14.500,-', '*14.500*', '@ 14.500', "'14500". */
const AROUND: readonly (readonly [RegExp, string])[] = [
  [/^([*_~`]+)(.*)\1$/, '$2'],
  [/^'/, ''],
  [/^(@ ?)?(rp|idr)[.:]? ?|^@ ?/i, ''],
  [/ ?(rupiah|rp\.?|idr)$/i, ''],
  [/[.,][-=]+$/, ''],
];

/** Notes behind a figure that do not change it: 'naik', '(baru)', an arrow, a picture. */
const NOTE =
  /(?<=[\da-z.,] ?)(?: ?(?:naik|turun|tetap|stabil|(?<=[\d.,a-z])[!;]+|(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\u2190-\u21ff\u25a0-\u25ff]|\ufe0f)+|\((?!.*(?:puluh|belas|ratus|rb|ribu|jt|juta))[^()\d%]+\)))+$/iu;

/** Words and signs before a figure that is not exact. As escapes: the build allows no wide letter in a raw template. */
export const ABOUT = String.raw`(?:[~\u00b1]|<?\u2248|\+ ?\/? ?-|kira(?:-| )?(?:kira|2)|sekitar(?:an)?|kurang lebih|lebih kurang|kurleb|krg lbh|kisaran|hampir)`;

/** 'an' behind a multiplying word, or before it: '65rb an', '65-an ribu'. */
const ROUGHLY: readonly (readonly [RegExp, string])[] = [
  [/(\d) ?-?an (?=(?:rb|ribu|jt|juta)\b)/i, '$1 '],
  [/(\d ?(?:rb|ribu|jt|juta|k)) ?-? ?an$/i, '$1'],
];

/** 'tujuh belas ribu lima ratus' in digits: '17 rb 500'. */
const THOUSANDS_AND_REST = /^(\d{1,3}) ?(?:rb|ribu) ?(\d{3})$/i;

/** A unit behind a multiplying word: '75rb/kg'. */
const PER_UNIT = /^(.*\d ?(?:rb|ribu|jt|juta|k)\.?) ?(?:\/|per |@) ?([a-z]+)\.?$/i;

/** Digits, then what may stand behind them: '14 ribu', '14.500/kg', '40 balita', '14.500?'. */
const SHAPE = new RegExp(
  String.raw`^(${ABOUT}|\+)? ?([\d.,' ]*\d[.,]?) ?((?:\/|per|@)? ?[a-z\u00b2\u00b3]+(?:-?an)?\.?|[?*]+)?$`,
  'i',
);

/** Words that multiply a figure, by the power of ten that they stand for. */
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^puluh/i, 1],
  [/^(ratus|rts$)/i, 2],
  [/^(rb|ribu|k$|kper)/i, 3],
  [/^(jt|juta)/i, 6],
  [/^(mil[iy]ar|mlyr)/i, 9],
];

/** Written so they leave no doubt; 'rban' and 'k' do. */
const CERTAIN_TIMES = /^(ratus|rb|ribu|jt|juta|mil[iy]ar)\.?$/i;

/**
 * Reads a figure as the whole product reads it, in a form, a grid, a pasted block or a file (rulings 37): '.' groups
 * thousands, ',' is the decimal sign, 'Rp' and spaces are dropped. What might be another number to whoever wrote it is
 * asked, never guessed: '1.5', '14.50', '1,500'. Also asked, although there is one reading, is what is not written as it is
 * here ('1,234,567', '14.500?', 'nihil') or would lose a word that may matter ('5 borong'). A weight or an area in another
 * unit than the column's is asked in the column's: '500 kg' in tons as 0,5. A price 'per kg' or 'per liter' is what it is. '14rb' and '1,2 jt' are read: they mean one number.
 * '-', 'kosong', 'habis', 'n/a' and 'tidak ada' are blank.
 * No question proposes a number that is a thousand times another, but for prices, whose '14.500' spreadsheets in English
 * turn into 14.5.
 *
 * @param raw a file's numbers come as numbers: their separators are not in question
 * @param unit the column's unit, or 'Rp' for a price
 */
export function readFigure(raw: string | number, kind: FigureKind, unit?: string): Reading {
  const isPrice = /^rp/i.test(unit ?? '');
  if (typeof raw === 'number') return ofFile(raw, kind, isPrice);
  const typed = withPowerSigns(typedText(raw));
  if (typed === '' || BLANK.test(typed)) return blank;
  if (/^(nihil|nol)$/i.test(typed)) return asked([0], kind);
  const why = REFUSED.find(([shape]) => shape.test(typed))?.[1];
  if (why) return refused(why);
  if (typed.length > LONGEST || !/\d/.test(typed)) return refused(unreadable[kind]);
  const inner = without(AROUND, typed.replace(NOTE, ''));
  const [, amount = inner, per = 'kg'] = PER_UNIT.exec(inner) ?? [];
  const bare = without(ROUGHLY, amount);
  const [, thousands, rest] = THOUSANDS_AND_REST.exec(bare) ?? [];
  if (thousands && rest) return asked([Number(thousands + rest)], kind);
  const [, about, digits, behind = ''] = SHAPE.exec(bare) ?? [];
  if (digits === undefined) return refused(SEVERAL.test(bare) ? ONE_ONLY : unreadable[kind]);
  if (digits.replace(/\D|^0+/g, '').length > MOST_DIGITS) return refused('Angka terlalu panjang');
  const numeral = spaced(digits, isPrice);
  if (!numeral && /\d \d/.test(digits)) return refused(ONE_ONLY);
  const isPlain = (!about || about === '+') && bare === amount && isUnit(per) && !NOTE.test(typed);
  const times = TIMES.find(([word]) => word.test(behind))?.[1];
  if (times) return multiplied(numeral, times, kind, isPlain && CERTAIN_TIMES.test(behind));
  // '31.5' children are neither 315 nor 31,500.
  const part = /^(\d+)\.(\d{1,2})$/.exec(digits.trim());
  if (kind === 'whole' && part && Number(part[2]) > 0 && !(isPrice && Number(part[1]) < 1000)) {
    return refused(unreadable.whole);
  }
  if (unit !== undefined && sizeOf(unit) && sizeOf(behind) && !isOwn(behind, unit)) {
    return inOwnUnit(numeral, behind, unit, kind);
  }
  return judged(numeral, isPlain && (behind === '' || isOwn(behind, unit)), kind);
}

const without = (signs: readonly (readonly [RegExp, string])[], text: string): string =>
  signs.reduce((rest, [shape, instead]) => rest.replace(shape, instead).trim(), text);

/** '500 kg' in a column of tons is asked as 0,5. */
function inOwnUnit(numeral: Numeral, behind: string, unit: string, kind: FigureKind): Reading {
  const values = numeral && ('value' in numeral ? [numeral.value] : numeral.asks);
  const asks = values?.flatMap((value) => convert(value, behind, unit) ?? []) ?? [];
  const fitting = asks.filter((value) => kind === 'decimal' || Number.isInteger(value));
  return fitting.length > 0 ? asked(fitting, kind) : refused(`Isi dalam ${unit.toLowerCase()}`);
}

/** Reads a text in a figure's column, field or cell. */
export const readFigureOf = (
  raw: string | number,
  { kind, unit, prefix }: { kind: FigureKind; unit?: string | undefined; prefix?: string | undefined },
): Reading => readFigure(raw, kind, unit ?? prefix);

/** The number that a text says in one way only; else NaN. */
export function numberIn(text: string): number {
  const reading = readFigure(text, 'decimal');
  return reading.is === 'figure' ? reading.value : Number.NaN;
}

/** Spaces group thousands like dots; other signs between digits are asked about, or hide a second figure. */
function spaced(digits: string, isPrice: boolean): Numeral {
  const text = digits.trim();
  if (/^\d{1,3}( \d{3})+(,\d+)?$/.test(text)) return numeralOf(text.replaceAll(' ', '.'));
  if (!/[ ']/.test(text)) return numeralOf(text, isPrice);
  const joined = text.replace(/ ?\. ?/g, '.').replaceAll("'", '');
  const numeral = joined.includes(' ') ? null : numeralOf(joined);
  return numeral && 'value' in numeral ? { asks: [numeral.value] } : numeral;
}

function isOwn(behind: string, unit: string | undefined): boolean {
  const [, per, word = ''] = /^(\/|per|@)? ?(.*?)\.?$/i.exec(behind) ?? [];
  if (unit !== undefined && unitOf(word) === unitOf(unit)) return true;
  return per !== undefined && isUnit(word);
}

function judged(numeral: Numeral, isSure: boolean, kind: FigureKind): Reading {
  if (!numeral) return refused(unreadable[kind]);
  const fits = (value: number) => kind === 'decimal' || Number.isInteger(value);
  if ('asks' in numeral) return asked(numeral.asks.filter(fits), kind);
  if (!fits(numeral.value)) return refused(unreadable[kind]);
  return isSure ? { is: 'figure', value: numeral.value } : asked([numeral.value], kind);
}

/** '14,5 rb'. From a thousand on, 'ribu' may as well have been put behind the whole amount. */
function multiplied(numeral: Numeral, times: number, kind: FigureKind, isSure: boolean): Reading {
  if (!numeral) return refused(unreadable[kind]);
  const value = 'value' in numeral ? numeral.value : (numeral.asks[0] ?? 0);
  const product = Number(`${value}e${times}`);
  return judged(value < 1000 ? { value: product } : { asks: [value, product] }, isSure && 'value' in numeral, kind);
}

function asked(asks: readonly number[], kind: FigureKind): Reading {
  if (asks.length === 0) return refused(unreadable[kind]);
  const question = `aksudnya ${asks.map(spoken).join(' atau ')}?`;
  return { is: 'asked', asks, sentence: kind === 'whole' ? `${unreadable.whole}: m${question}` : `M${question}` };
}

/** Spreadsheets keep fifteen digits: 0.1 + 0.2 is 0.3 to whoever looks at it. */
function ofFile(raw: number, kind: FigureKind, isPrice: boolean): Reading {
  if (!Number.isFinite(raw)) return refused(unreadable[kind]);
  const value = Number.isSafeInteger(raw) ? raw : Number(raw.toPrecision(MOST_DIGITS));
  if (value < 0) return refused(NEGATIVE);
  if (value > Number.MAX_SAFE_INTEGER) return refused('Angka terlalu panjang');
  if (kind === 'decimal' || Number.isInteger(value)) return { is: 'figure', value };
  const thousands = Number(`${value}e3`);
  const mayBeGrouped = isPrice && value > 1 && value < 1000 && Number.isInteger(thousands);
  return mayBeGrouped ? asked([thousands], kind) : refused(unreadable[kind]);
}
