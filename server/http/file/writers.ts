import type { CellValue } from 'hucre/xlsx';
import { plainDecimal } from '#contract/format.ts';
import type { FormatBerkas } from '#contract/limits.ts';
import type { FileColumn, Value } from './columns.ts';

type Rows = AsyncIterable<object>;
type Write = (rows: Rows, columns: readonly FileColumn[], name: string) => Promise<ReadableStream<Uint8Array>>;

/** Spreadsheets count days from 1900, and wrongly until March. */
const FIRST_DAY = '1900-03-01';

/** In a workbook `_x0041_` is how an 'A' may be written; the library writes such a text as it is. */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;

/** A text as it must stand in a workbook to be read back as it is. */
export const plainText = (text: string): string => text.replace(LOOKS_ESCAPED, '_x005F_');

const NUMBER_FORMATS = { teks: '@', angka: undefined, hari: 'yyyy-mm-dd', saat: 'yyyy-mm-dd hh:mm' };
const WIDTHS = { teks: 24, angka: 16, hari: 14, saat: 18 };

/**
 * A workbook with one sheet, and further ones beyond a million rows. A text is a cell of texts whatever it begins with, and
 * stays one when somebody edits it: nothing of it is ever calculated.
 */
const xlsx: Write = async (rows, columns, name) => {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const cells = cellsOf(rows, columns, (value, { kind }): CellValue => {
    if (typeof value !== 'string') return value;
    const isTime = (kind === 'hari' || kind === 'saat') && value >= FIRST_DAY;
    return isTime ? new Date(value) : plainText(value);
  });
  return writeXlsxStream(cells, {
    name,
    columns: columns.map(({ title, kind }) => {
      const numFmt = NUMBER_FORMATS[kind];
      return { header: title, width: Math.max(WIDTHS[kind], title.length + 2), ...(numFmt && { numFmt }) };
    }),
    freezePane: { rows: 1 },
  });
};

/** What spreadsheets take for the beginning of a formula when they read a text file. */
const FORMULA = /^[=+\-@|\t\r\n]/;

/**
 * As Excel reads it in Indonesia: semicolons, because the comma is the decimal's, and the mark by which it knows UTF-8. A
 * text that could be taken for a formula gets an apostrophe before it.
 */
const csv: Write = async (rows, columns) => {
  const { writeCsvStream } = await import('hucre/csv');
  const cells = cellsOf(rows, columns, (value) => {
    if (typeof value === 'number') return plainDecimal(value).replace('.', ',');
    return value !== null && FORMULA.test(value) ? `'${value}` : value;
  });
  return writeCsvStream(cells, { headers: columns.map(({ title }) => title), delimiter: ';', bom: true });
};

/** Text is handed on in pieces of about this many letters, not row by row. */
const PIECE = 16_000;

/** A list of objects, for programs: fields by their names in the API, numbers as numbers, nothing as null. */
const json: Write = async (rows, columns) => {
  const names = columns.map(({ name }) => name);
  const encoder = new TextEncoder();
  const pieces = piecesOf(
    cellsOf(rows, columns, (value) => value),
    (cells) => JSON.stringify(Object.fromEntries(cells.map((value, at) => [names[at], value]))),
  );
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
};

async function* piecesOf<Row>(rows: AsyncIterable<Row>, toText: (row: Row) => string): AsyncGenerator<string> {
  let piece = '[';
  let isFirst = true;
  for await (const row of rows) {
    piece += `${isFirst ? '' : ','}\n${toText(row)}`;
    isFirst = false;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}\n]\n`;
}

async function* cellsOf<Cell>(
  rows: Rows,
  columns: readonly FileColumn[],
  toCell: (value: Value, column: FileColumn) => Cell,
): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield columns.map((column) => toCell(column.of(row), column));
}

/** The formats in which a list can be had. The library is loaded with the first file that needs it. */
export const formats: Record<FormatBerkas, { type: string; write: Write }> = {
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsx },
  csv: { type: 'text/csv; charset=utf-8', write: csv },
  json: { type: 'application/json', write: json },
};
