import { formatValue } from 'hucre';
import { type Cell as CellData, readXlsx as readWorkbook, type Sheet } from 'hucre/xlsx';
import { TOO_LARGE_INSIDE } from './kind-of';
import { type Cell, type Mark, markAt, sheetLimits, type Table, UnreadableFile } from './table';

/** One row more than may be read tells that there are too many. */
const RANGE = `A1:OJ${sheetLimits.rows + 1}`;

/**
 * Reads one sheet of a workbook.
 *
 * @param wanted the one that is asked for; else the first that has anything in it
 * @throws UnreadableFile
 */
export async function readXlsx(bytes: Uint8Array, wanted?: string): Promise<Table> {
  const lembar: string[] = [];
  const read = async (name?: string) => {
    lembar.length = 0;
    const book = await readWorkbook(bytes, {
      range: RANGE,
      readStyles: true,
      sheets: (sheet) => {
        if (sheet.hidden || sheet.veryHidden) return false;
        lembar.push(sheet.name);
        return name === undefined ? lembar.length === 1 : sheet.name === name;
      },
    });
    return book.sheets[0];
  };
  try {
    let sheet = await read(wanted);
    if (wanted === undefined) {
      for (const name of lembar.slice(1)) if (isBlank(sheet)) sheet = await read(name);
    }
    if (!sheet) throw new UnreadableFile('Berkas ini tidak berisi lembar.');
    return tableOf(sheet, [...lembar]);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const isBomb = error instanceof Error && /limit|bomb|exceed/i.test(error.message);
    throw new UnreadableFile(
      isBomb ? TOO_LARGE_INSIDE : 'Berkas ini rusak dan tidak dapat dibuka. Simpan ulang di Excel, lalu pilih lagi.',
    );
  }
}

const isBlank = (sheet: Sheet | undefined): boolean =>
  !sheet?.rows.some((row) => row.some((cell) => cell !== null && cell !== ''));

function tableOf({ name, rows, cells, merges = [], rowDefs, columns }: Sheet, lembar: readonly string[]): Table {
  const marks = new Map<string, Mark>();
  const shown = new Map<string, string>();
  const table = rows.map((row, at) =>
    row.map((value, column): Cell => {
      const key = markAt(at, column);
      const cell = cells?.get(key);
      if (cell?.formula !== undefined) marks.set(key, value === null ? 'rumus-kosong' : 'rumus');
      if (value instanceof Date) {
        marks.set(key, 'tanggal');
        return value.toISOString().slice(0, 10);
      }
      if (typeof value === 'number') {
        const unit = shownUnit(cell?.style?.numFmt ?? '');
        // It is read as the text that people see.
        if (unit !== '') return `${String(cellOf(value)).replace('.', ',')} ${unit}`;
        const display = displayOf(value, cell);
        if (display) marks.set(key, display.mark);
        if (display?.text !== undefined) shown.set(key, display.text);
      }
      return typeof value === 'boolean' ? String(value).toUpperCase() : cellOf(value);
    }),
  );
  fillMerges(table, marks, merges);
  const hiddenRows = [...(rowDefs ?? [])].filter(([, { hidden }]) => hidden).map(([row]) => row);
  const hiddenColumns = (columns ?? []).flatMap(({ hidden }, column) => (hidden ? [column] : []));
  return { nama: name, lembar, rows: table, marks, shown, hidden: { rows: hiddenRows, columns: hiddenColumns } };
}

function fillMerges(table: Cell[][], marks: Map<string, Mark>, merges: NonNullable<Sheet['merges']>): void {
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const value = table[startRow]?.[startCol] ?? null;
    for (let row = startRow; row <= Math.min(endRow, table.length - 1); row += 1) {
      for (let column = startCol; column <= Math.min(endCol, sheetLimits.columns); column += 1) {
        const cellsOfRow = table[row];
        if (!cellsOfRow || (row === startRow && column === startCol)) continue;
        cellsOfRow[column] = value;
        marks.set(markAt(row, column), 'gabung');
      }
    }
  }
}

/** A format without what it only shows: texts in quotes, escaped signs, colours. */
const bareFormat = (format: string): string => format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');

/** Formats that only group thousands or cut decimals show the number that is there. */
const PLAIN_FORMAT = /^(general|@|[#0]*[#0?](\.0{1,2})?|#,##0(\.0{1,2})?)$/i;

/** Units, packages and currencies that a format may put beside a figure. */
const UNIT =
  /(?<!\p{L})(?:kg|kilo\p{L}*|ons|gram|gr|kw|kuintal|kwintal|kwt|ku|ton|ha|hektar|are|m2|m²|liter|ltr|lt|rb|ribu|jt|juta|karung|sak|zak|dus|ikat|butir|ekor|biji|bks|bungkus|bal|peti|persen|usd)(?!\p{L})|[$€£¥%]/iu;
/** A comma behind the digits divides by a thousand: the number is not the one that is shown. */
const SCALED = /[0#],+(?![#0])/;

/** The unit that a format shows beside a figure: 'kg', '/ons', '$'. */
function shownUnit(format: string): string {
  const [first = ''] = format.split(';');
  const quoted = [...first.matchAll(/"([^"]*)"|\\(.)|\[\$([^\]-]*)/g)].map(([, ...texts]) => texts.find(Boolean) ?? '');
  const signs = bareFormat(first).match(/[$€£¥]/g) ?? [];
  const text = [...quoted, ...signs].join('').trim();
  return UNIT.test(text) && !SCALED.test(bareFormat(first)) ? text.replace(/^rp\.?\s*/i, '') : '';
}

/** The displayed text, where it is another number than the stored one. */
function displayOf(value: number, cell: CellData | undefined): { mark: Mark; text?: string } | null {
  const format = cell?.style?.numFmt;
  if (!format || PLAIN_FORMAT.test(format)) return null;
  if (bareFormat(format).includes('%')) return { mark: 'persen' };
  const text = formatValue(value, format);
  const digits = text.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '');
  // '5.000' is five to the spreadsheet and five thousand to its reader; '842.250' has decimals to both.
  const grouped = digits.replace(/[.,](?=\d{3}(\D|$))/g, '').replace(',', '.');
  const isShown = (text: string) => Math.abs(Number(text) - value) <= Math.max(1, value * 0.01);
  if (
    isShown(grouped) ||
    (!Number.isInteger(value) && isShown(digits.replace(/[.,](?=.*[.,])/g, '').replace(',', '.')))
  )
    return null;
  return { mark: 'tampilan', text };
}

/** Sums of binary fractions end in remainders that nobody has typed. */
const cellOf = (value: Cell): Cell => (typeof value === 'number' ? Number(value.toPrecision(12)) : value);
