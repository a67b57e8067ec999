import { typedText } from '#contract/formulas/nama/typed-text.ts';
import { measuredDegrees } from './measured';

type Axis = 'lat' | 'lang';
type Unit = '°' | "'" | '"';

/** One coordinate of a point; the axis is set where the text names it. */
export interface Degrees {
  text: string;
  value: number;
  axis: Axis | undefined;
}

/** A run of numbers with their units: degrees, minutes, seconds. */
interface Run {
  is: 'run';
  isNegative: boolean;
  parts: { digits: string; unit: Unit | undefined }[];
}

/** A word that says on which side of the equator or of Greenwich a coordinate lies, or which of the two it is. */
interface Mark {
  is: 'side' | 'label';
  axis: Axis;
  isNegative: boolean;
}

const sides: readonly (readonly [Axis, boolean, readonly string[]])[] = [
  ['lat', false, ['n', 'u', 'lu', 'utara', 'north']],
  ['lat', true, ['s', 'ls', 'selatan', 'south']],
  ['lang', false, ['e', 't', 'bt', 'timur', 'east']],
  ['lang', true, ['w', 'b', 'bb', 'barat', 'west']],
];
const labels: Record<Axis, readonly string[]> = {
  lat: ['lat', 'latitude', 'lintang', 'y'],
  lang: ['lon', 'long', 'lng', 'lang', 'longitude', 'bujur', 'x'],
};

function markOf(word: string): Mark | undefined {
  const lower = word.toLowerCase();
  const side = sides.find(([, , words]) => words.includes(lower));
  if (side) return { is: 'side', axis: side[0], isNegative: side[1] };
  const axis = (['lat', 'lang'] as const).find((name) => labels[name].includes(lower));
  return axis && { is: 'label', axis, isNegative: false };
}

/** Height and accuracy stand beside a point in the texts of GPS apps. */
const OTHER_FIGURES =
  /(±|\b(akurasi|ketelitian|accuracy|acc|altitude|alt|elevasi|elevation|elev|ketinggian|tinggi))[\s:=±]*-?\d+([.,]\d+)?\s*(mdpl|meter|m\b)?/gi;

/** A height in metres behind a point: '-0.2361, 115.8842, 42 m'. */
const HEIGHT_BEHIND = /(?<=\d\.\d+\s*[,;]?\s+)\d+(?:[.,]\d+)?\s*(?:mdpl|meter|m)\s*$/i;

/** '0d14m10s', '0 derajat 14 menit 10 detik'. A capital S behind the seconds is the south, unless another side follows. */
const IN_LETTERS =
  /(\d)\s*(?:[dD][a-z]{0,6}\.?|°)\s*(\d+(?:[.,]\d+)?)\s*[mM][a-z]{0,6}\.?(?:\s*(\d+(?:[.,]\d+)?)\s*(?:s(?![a-z])|S(?=\s*[NSEWUTBL])|dtk|det[a-z]*|sec[a-z]*)\.?)?/g;

/** The text with one sign for each unit, and our own digits, dashes and blanks. */
const plainSigns = (text: string): string =>
  typedText(text.replace(/[\u2033\u201c\u201d\u201e\u201f\u3003\u02ba\u02dd]/g, '"'))
    .replace(/[\u2032\u2035\u201b\u02b9\u02bc\u02bb\u00b4`]/g, "'")
    .replace(/''/g, '"')
    .replace(/[\u00ba\u02da\u2218]|&deg;/g, '°')
    .replace(OTHER_FIGURES, ' ')
    .replace(HEIGHT_BEHIND, ' ')
    .replace(IN_LETTERS, (_all, degrees, minutes, seconds) =>
      seconds === undefined ? `${degrees}°${minutes}'` : `${degrees}°${minutes}'${seconds}"`,
    )
    .replace(/(\d)\s*(?:derajat|degrees?|deg)(?![a-z])\.?/gi, '$1°');

const TOKENS = {
  /** A comma between digits is a decimal sign. */
  decimal:
    /(?<sign>[-+] ?)?(?<number>(?:\d+(?:[.,]\d+)?|\.\d+)(?:e[-+]\d{1,2})?)|(?<unit>[°'"])|(?<word>\p{L}+)|(?<sep>[,;/|&~])/giu,
  /** A comma parts two numbers. */
  parting:
    /(?<sign>[-+] ?)?(?<number>(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]\d{1,2})?)|(?<unit>[°'"])|(?<word>\p{L}+)|(?<sep>[,;/|&~])/giu,
};

/** 'Barat' of 'Kutai Barat' and 'Long' of 'Long Iram' are parts of names. */
function isInName(all: readonly RegExpExecArray[], at: number, { is }: Mark): boolean {
  const [word = '', before, behind] = [at, at - 1, at + 1].map((place) => all[place]?.groups?.['word']);
  if (is === 'label') return behind !== undefined && !markOf(behind);
  return word.length > 2 && before !== undefined && !markOf(before);
}

/** Runs of numbers and marks, in the order of the text. */
function itemsOf(text: string, tokens: RegExp): (Run | Mark)[] {
  const items: (Run | Mark)[] = [];
  let open: Run | undefined;
  const all = [...text.matchAll(tokens)];
  all.forEach(({ groups = {} }, at) => {
    const { sign = '', number, unit, word } = groups;
    if (number !== undefined) {
      const isFractional = /\D/.test(open?.parts.at(-1)?.digits ?? '');
      if (sign || isFractional || all[at + 1]?.groups?.['unit'] === '°' || open?.parts.length === 6) open = undefined;
      if (!open) {
        open = { is: 'run', isNegative: sign.startsWith('-'), parts: [] };
        items.push(open);
      }
      open.parts.push({ digits: number.replace(',', '.'), unit: undefined });
      return;
    }
    const last = open?.parts.at(-1);
    if (unit !== undefined) {
      if (last && last.unit === undefined) last.unit = unit as Unit;
      return;
    }
    open = undefined;
    const mark = word === undefined ? undefined : markOf(word);
    if (mark && !isInName(all, at, mark)) items.push(mark);
  });
  return items;
}

const UNITS: readonly Unit[] = ['°', "'", '"'];

/** The coordinate of a run and the marks beside it; null where they contradict each other. */
function degreesOfRun({ isNegative, parts }: Run, marks: readonly (Mark | undefined)[]): Degrees | null {
  const axes = new Set(marks.flatMap((mark) => mark?.axis ?? []));
  const side = marks.find((mark) => mark?.is === 'side');
  const isOrdered = parts.every(({ unit }, at) => unit === undefined || unit === UNITS[at]);
  if (axes.size > 1 || parts.length > 3 || !isOrdered || (side && !side.isNegative && isNegative)) return null;
  const numbers = parts.map(({ digits }) => Number(digits));
  const isExact = numbers.every((number, at) => at === numbers.length - 1 || Number.isInteger(number));
  if (!isExact || numbers.slice(1).some((number) => number >= 60)) return null;
  const size = numbers.reduce((sum, number, at) => sum + number / 60 ** at, 0);
  const [{ digits = '' } = {}] = parts;
  const degreesText =
    parts.length === 1 && /^\.?\d[\d.]*$/.test(digits)
      ? digits.replace(/^0*(?=\d)/, '').replace(/^\./, '0.')
      : measuredDegrees(size);
  const isBelow = (isNegative || side?.isNegative === true) && size !== 0;
  return { text: isBelow ? `-${degreesText}` : degreesText, value: isBelow ? -size : size, axis: [...axes][0] };
}

/** Two runs of one, two or three numbers each, written without a sign between them: '0 115.7', '0 14 10 115 53 3'. */
function halves(runs: readonly Run[]): readonly Run[] {
  const [only] = runs;
  if (runs.length !== 1 || !only || only.parts.length % 2 === 1 || only.parts.some(({ unit }) => unit)) return runs;
  const half = only.parts.length / 2;
  return [
    { ...only, parts: only.parts.slice(0, half) },
    { ...only, isNegative: false, parts: only.parts.slice(half) },
  ];
}

type PairReading = readonly Degrees[] | null;

/** A text of two labels, each before its coordinate, with anything else around: the captions of GPS cameras. */
function byLabels(items: readonly (Run | Mark)[]): PairReading {
  const starts = items.flatMap((item, at) => (item.is === 'label' ? [at] : []));
  if (starts.length !== 2) return null;
  const read = starts.map((start, at) => {
    const [label, ...rest] = items.slice(start, starts[at + 1]);
    const run = rest.findIndex(({ is }) => is === 'run');
    const beside = rest.slice(0, run + 2).filter((item): item is Mark => item.is === 'side');
    const found = rest[run];
    return found?.is === 'run' && label?.is === 'label' ? degreesOfRun(found, [label, ...beside]) : null;
  });
  return read.every((one) => one !== null) ? read : null;
}

/** All coordinates of a text; marks belong to them in their order, whether they stand before or behind. */
function inOrder(items: readonly (Run | Mark)[]): PairReading {
  const isOneSided = items.filter(({ is }) => is === 'side').length === 1;
  const separateRuns = items.filter((item) => item.is === 'run');
  const runs = isOneSided ? separateRuns : halves(separateRuns);
  const read = runs.map((run, at) =>
    degreesOfRun(
      run,
      (['label', 'side'] as const).map((is) => markFor(items, is, run, at)),
    ),
  );
  return read.every((one) => one !== null) ? read : null;
}

function markFor(items: readonly (Run | Mark)[], is: Mark['is'], run: Run, at: number): Mark | undefined {
  const marks = items.filter((item): item is Mark => item.is === is);
  if (marks.length > 1) return marks[at];
  const [only] = marks;
  if (!only) return undefined;
  const [place, own] = [items.indexOf(only), items.indexOf(run)];
  if (own < 0) return undefined;
  const isBefore = place < own;
  // A side stands behind its number, a label before it; one at an end belongs to the number beside it.
  const beside = is === 'side' || !items.slice(place).some((item) => item.is === 'run') ? place - 1 : place + 1;
  const neighbour = items[beside]?.is === 'run' ? beside : isBefore ? place + 1 : place - 1;
  return neighbour === own ? only : undefined;
}

/** The coordinates that stand in a text: one, two, or null where it cannot be read so. */
export function degreesIn(text: string): PairReading {
  const plain = plainSigns(text);
  const ways = [TOKENS.decimal, TOKENS.parting].map((tokens) => {
    const items = itemsOf(plain, tokens);
    return byLabels(items) ?? inOrder(items);
  });
  const [first, second] = ways.map((way) => (way && (way.length === 1 || way.length === 2) ? way : null));
  // '0,115.7' is no number with a decimal comma.
  const isCut = /\d,\d+\.\d/.test(plain.replace(/\d+\.\d+,\d+\.\d+/g, ''));
  return (isCut ? (second ?? first) : (first ?? second)) ?? null;
}
