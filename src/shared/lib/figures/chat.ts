import { nameAndFigures, withOddFigure } from './chat-figures';
import { type Columns, labelsOf } from './chat-labels';
import { bareLine, isTalk, timeOf } from './chat-line';
import { readFigure } from './read-figure';

/** A line of a chat that is not taken, as it was written, and why. */
export interface UnreadLine {
  text: string;
  sentence: string;
}

export interface Chat {
  lines: string[][];
  unread: UnreadLine[];
}

/** Longer ones are talk. */
const LONGEST = 300;
/** Lowest price in rupiah; a lower figure lacks its thousands. */
const LOWEST_PRICE = 1000;

/** '17 800'. */
const SPACED = /(?<![\d.,])(\d{2,3}) (\d{3})(?![\d.,])/g;

const UNREAD = 'tidak terbaca nama dan angkanya';
const TOO_LOW = 'angkanya terlalu kecil untuk harga. Tulis lengkap, misalnya 75.000 atau 75rb';

/** A row as it is gathered: figures by their place in the line, or by the column that a label names. */
interface Row {
  name: string;
  figures: readonly string[];
  columns?: readonly number[];
}

const isLow = (text: string): boolean => {
  const reading = readFigure(text, 'decimal', 'Rp');
  const values = reading.is === 'figure' ? [reading.value] : reading.is === 'asked' ? reading.asks : [];
  return values.length > 0 && values.every((value) => value > 0 && value < LOWEST_PRICE);
};

/**
 * Reads lines of a chat as prices are written there: 'Beras premium 14.500', '- Cabai rawit: Rp 45.000',
 * '1. Telur = 28.000 / 27.000', 'Ikan 75rb (eceran) 70rb (grosir)'. Every line becomes a row or is unread.
 *
 * @param columns of the sheet, whose names may stand beside figures or above lines
 */
export function readChat(texts: readonly string[], columns: Columns): Chat {
  const labels = labelsOf(columns);
  const isPrices = columns.length > 0 && columns.every(({ unit }) => /^rp/i.test(unit ?? ''));
  const rows: Row[] = [];
  const unread: UnreadLine[] = [];
  let heading: readonly number[] = [];
  let otherTime: string | null = null;
  for (const line of texts.map((text) => text.trim()).filter(Boolean)) {
    const bare = line.length > LONGEST ? '' : bareLine(line);
    const text = isPrices ? bare.replace(SPACED, '$1.$2') : bare;
    const row = isTalk(bare) ? null : rowOf(text);
    if (!row) {
      unread.push({ text: line, sentence: UNREAD });
      const named = labels.headingOf(text);
      if (named.length > 0) heading = named;
      const time = timeOf(text);
      if (time !== null || named.length > 0) otherTime = time === 'other' ? text : null;
    } else if (otherTime !== null) {
      unread.push({ text: line, sentence: `tertulis di bawah '${otherTime}'` });
    } else if (isPrices && row.figures.some(isLow)) {
      unread.push({ text: line, sentence: TOO_LOW });
    } else {
      const isUnderHeading = row.columns === undefined && heading.length === row.figures.length;
      rows.push(isUnderHeading ? { ...row, columns: heading } : row);
    }
  }
  return { lines: tableOf(rows, columns), unread };

  function rowOf(text: string): Row | null {
    const labelled = labels.lineOf(text);
    if (labelled) {
      const { name, figures } = labelled;
      return { name, figures: figures.map((one) => one.text), columns: figures.map(({ column }) => column) };
    }
    const cells = nameAndFigures(text) ?? withOddFigure(text);
    if (!cells) return null;
    const [name = '', ...figures] = cells;
    return { name, figures };
  }
}

/** Rows of cells; below the names of the columns where a line has named any. */
function tableOf(rows: readonly Row[], columns: Columns): string[][] {
  const named = columns.map((_, at) => at).filter((at) => rows.some((row) => row.columns?.includes(at)));
  if (named.length === 0) return rows.map(({ name, figures }) => [name, ...figures]);
  const unnamed = rows.filter((row) => row.columns === undefined);
  const width = Math.max(0, ...unnamed.map(({ figures }) => figures.length));
  const blanks = Array.from({ length: width }, () => '');
  const body = rows.map(({ name, figures, columns: own }) =>
    own
      ? [name, ...blanks, ...named.map((at) => figures[own.indexOf(at)] ?? '')]
      : [name, ...blanks.map((_, at) => figures[at] ?? ''), ...named.map(() => '')],
  );
  return [['', ...blanks, ...named.map((at) => columns[at]?.names[0] ?? '')], ...body];
}
