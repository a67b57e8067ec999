import { readFigure } from '@/shared/lib/figures';
import type { Cell, Table } from '@/shared/spreadsheet';
import { type FileColumn, type FileSpec, figureNamed } from '../column';
import { isOtherRegency, otherTime } from '../context';
import { valueReader } from '../mixed-units';
import { factorOf, isOtherUnit, type NumberStyle, styleOf } from '../number-style';
import { type Answers, SKIP } from '../question';
import type { ReadBlock, SheetReading } from '../read-blocks';
import { countedSources, type FieldSource, ROW_UNITS, unitAnswer } from '../sources';
import { joinTimes } from '../time/joined-time';
import { isKindTitle, isOpenTitle } from '../title/title';
import { textOf } from '../title/title-lines';
import type { Turn } from '../turn';
import type { DataLine } from './lines';
import { type RawRow, type Repairs, repairAt, withRepair } from './raw-row';
import { kindsAt, remarkReader } from './row-columns';
import { type PageState, type RowTexts, textReader } from './row-texts';

export const NO_REPAIRS: Repairs = {};

export interface FoundRows {
  rows: RawRow[];
  blank: number;
  /** Lines of figures that the report does not have: 'Panen'. */
  strange: number;
  hidden: number;
  /** Rows under another time, and rows of another regency. */
  otherTimes: number;
  elsewhere: number;
  isPlaceless: boolean;
}

/** Makes rows of the lines of data, with the values of their fields. */
export async function rawRows(reading: SheetReading, repairs: Repairs, turn: Turn): Promise<FoundRows> {
  const { table, spec, answers, blocks } = reading;
  const result: FoundRows = {
    rows: [],
    blank: 0,
    strange: 0,
    hidden: 0,
    otherTimes: 0,
    elsewhere: 0,
    isPlaceless: false,
  };
  const hiddenRows = new Set(answers['tersembunyi'] === 'ambil' ? [] : table.hidden.rows);
  const styles = stylesOf(table, spec, blocks);
  const isOtherBlock = otherBlocks(blocks, spec);
  const pageStates = new Map<number, PageState>();
  for (const block of blocks) {
    if (isOtherBlock(block)) {
      result.otherTimes += block.lines.length;
      continue;
    }
    const { read: readTexts, last } = textReader(
      reading,
      block,
      block.isContinued ? pageStates.get(block.head.left) : undefined,
    );
    const readFigures = figureReader(reading, block, styles);
    for (const line of block.lines) {
      const pause = turn();
      if (pause) await pause;
      const texts = readTexts(line);
      const { kabupaten } = texts;
      if (hiddenRows.has(line.row)) result.hidden += 1;
      else if (kabupaten && spec.kabupaten && isOtherRegency(kabupaten, spec.kabupaten)) result.elsewhere += 1;
      else if (texts.isOtherTime) result.otherTimes += 1;
      else if (!line.isBareGroup || answers['kelompok'] !== SKIP) {
        for (const row of readFigures(line, texts)) {
          if (row === undefined) result.strange += 1;
          else if (!row) result.blank += 1;
          else {
            if (spec.place !== undefined && row.cells[spec.place] === undefined) result.isPlaceless = true;
            result.rows.push(applyRepairs(row, repairs, spec));
          }
        }
      }
    }
    pageStates.set(block.head.left, last());
  }
  return result;
}

const TOO_WIDE = 'Baris ini punya lebih banyak sel daripada judul kolomnya. Periksa pemisahnya di berkas.';

type Styles = (name: string) => NumberStyle;

/** Makes the reader of the figures of a block's lines: one row for each choice in its head; null where none is filled,
 * undefined for a line of another figure. */
function figureReader(reading: SheetReading, block: ReadBlock, styles: Styles) {
  const { table, spec, answers } = reading;
  const { head, sources, choices, lines } = block;
  const isTurned = lines.length > 0 && lines.every(({ name }) => figureNamed(name, spec));
  const kindColumn = isTurned ? (sources.get(spec.subject)?.[0]?.column ?? -1) : kindsAt(table, block, spec);
  const width = head.titles.findLastIndex(({ text }) => text !== '') + 1;
  const figures = spec.columns.filter(({ figure }) => figure);
  const texts = spec.columns.filter(({ isText }) => isText);
  const only = onlyFigure(sources, figures);
  // Beside several columns of figures the kind of a row is a remark.
  const kinds = isTurned || only ? kindColumn : -1;
  const isLong = kinds >= 0 && !isTurned && !isKindTitle(head.titles[kinds]?.text ?? '');
  const isOpen = only?.every(({ title }) => isOpenTitle(title)) ?? false;
  const ofChoice = choices.map((choice) =>
    figures.map((field) => {
      const ofOwn = (list: readonly FieldSource[] = []) =>
        list.filter(({ title }) => !choice || (title.choice?.[0] === choice[0] && title.choice[1] === choice[1]));
      const style = styles(field.name);
      const reader = (list: readonly FieldSource[]) =>
        list.length === 0 ? null : valueReader(table, lines, { field, style, sources: list }, answers);
      const counted = countedSources(ofOwn(sources.get(field.name)), answers, field.name);
      // A sum that is blank in a line is added up from its parts.
      const parts = counted.some(({ title }) => title.isTotal) ? ofOwn(sources.get(field.name)).filter(isPart) : [];
      return {
        field,
        sources: counted,
        read: reader(counted),
        readKind: reader(ofOwn(only)),
        parts,
        readParts: reader(parts),
      };
    }),
  );
  const titles = openTitles(ofChoice.flat(), answers);
  const remarksOf = remarkReader(block, kinds);
  return (line: DataLine, about: RowTexts): (RawRow | null | undefined)[] => {
    const cells = table.rows[line.row] ?? [];
    const remarks = remarksOf(cells);
    const kind = kinds >= 0 ? figureNamed(textOf(cells[kinds]), spec) : isOpen ? about.figure : undefined;
    // 'Panen' among 'Tanam' and 'Puso' is a figure without a field.
    if (isLong && !kind) return [undefined];
    // A separator that is also a sign of its figures cuts a line into too many cells.
    const isTooWide = table.lembar[0] === '' && cells.slice(width).some((cell) => textOf(cell) !== '');
    return choices.map((choice, at): RawRow | null => {
      const raw = {
        ...{ cells: { ...about.cells }, marks: { ...about.marks }, fileTexts: { ...about.fileTexts } },
        questions: {} as Record<string, NonNullable<RawRow['questions'][string]>>,
      };
      const isTime = choice?.[0] === spec.time && spec.hasManyTimes;
      if (choice) raw.cells[choice[0]] = isTime ? joinTimes(raw.cells[choice[0]] ?? null, choice[1]) : choice[1];
      let isFilled = false;
      let foreign: string | undefined;
      for (const { field, read, readKind, parts, readParts } of ofChoice[at] ?? []) {
        const readValue = kind ? kind === field && readKind : read;
        if (!readValue) continue;
        const own = readValue(line.row, about.satuan);
        const isBlank = own.mark === undefined && !isFigureText(own.cell, field);
        const isWhole = parts.every(({ column }) => textOf(cells[column]) !== '');
        const value = (isBlank && isWhole && !kind && readParts?.(line.row, about.satuan)) || own;
        raw.cells[field.name] = value.cell;
        if (about.satuan && isUnconverted(about.satuan, field, answers)) foreign ??= about.satuan;
        if (value.mark) raw.marks[field.name] = value.mark;
        if (value.question) raw.questions[field.name] = value.question;
        if (value.parts !== undefined) raw.fileTexts[field.name] = value.parts;
        isFilled ||= value.mark !== undefined || isFigureText(value.cell, field);
      }
      const hasText = texts.some(({ name }) => textOf(raw.cells[name]) !== '');
      if (!isFilled && !hasText && spec.isSubject) return null;
      const id = choice
        ? `${line.row + 1}-${choice[1]}`
        : head.left > 0
          ? `${line.row + 1}-${head.left}`
          : `${line.row + 1}`;
      return {
        ...{ id, at: line.row + 1, ...raw, titles, remarks },
        ...(about.problem !== undefined && { problem: about.problem }),
        ...(foreign !== undefined && { problem: `Satuan ${foreign} tidak dapat diubah. Isi angkanya di sini.` }),
        ...(isTooWide && { problem: TOO_WIDE }),
        ...(about.otherKind !== undefined && { otherKind: about.otherKind }),
        ...(about.label !== undefined && { label: about.label }),
        ...(about.satuan !== undefined && answers[ROW_UNITS] !== 'sama' && { satuan: about.satuan }),
      };
    });
  };
}

/** The titles of the figures' columns, without those whose unit was asked about and answered. */
function openTitles(
  fields: readonly { field: FileColumn; sources: readonly FieldSource[] }[],
  answers: Answers,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ field, sources: [first] }) =>
      first === undefined || answers[unitAnswer(first.title)] !== undefined ? [] : [[field.name, first.title.text]],
    ),
  );
}

const isFigureText = (cell: Cell, { figure = 'whole', unit }: FileColumn): boolean =>
  typeof cell === 'number' || (cell !== null && cell !== '' && readFigure(cell, figure, unit).is !== 'blank');

function applyRepairs(raw: RawRow, repairs: Repairs, { columns }: FileSpec): RawRow {
  if (repairs === NO_REPAIRS) return raw;
  return columns.reduce((row, { name }) => {
    const text = repairs[repairAt(raw.id, name)];
    return text === undefined ? row : withRepair(row, name, text);
  }, raw);
}

const isPart = ({ title }: FieldSource): boolean => title.part !== undefined && !title.isTotal;

/** The columns of the one figure that a block has. */
const onlyFigure = (sources: ReadBlock['sources'], figures: readonly FileColumn[]) => {
  const [one, other] = figures.filter(({ name }) => sources.has(name));
  return one && !other ? sources.get(one.name) : undefined;
};

const isUnconverted = (satuan: string, { unit }: FileColumn, answers: Answers): boolean =>
  answers[ROW_UNITS] === 'ubah' &&
  unit !== undefined &&
  !/^rp/i.test(unit) &&
  isOtherUnit(satuan, unit) &&
  factorOf(satuan, unit) === undefined;

/** Blocks of another time, where others are of the open one. */
function otherBlocks(blocks: readonly ReadBlock[], spec: FileSpec): (block: ReadBlock) => boolean {
  const others = new Set(blocks.filter(({ context }) => otherTime(context, spec)));
  return (block) => others.size < blocks.length && others.has(block);
}

/** The style of each figure's column. Decimal columns of one file are written alike. */
function stylesOf(table: Table, { columns }: FileSpec, blocks: readonly ReadBlock[]): (name: string) => NumberStyle {
  const cellsOf = (names: readonly string[]) =>
    blocks.flatMap(({ sources, lines }) =>
      names.flatMap((name) =>
        (sources.get(name) ?? []).flatMap(({ column }) => lines.map(({ row }) => table.rows[row]?.[column])),
      ),
    );
  const styleByName = new Map<string, NumberStyle>();
  return (name) => {
    const style = styleByName.get(name) ?? measureStyle(name);
    styleByName.set(name, style);
    return style;
  };
  function measureStyle(name: string): NumberStyle {
    const { figure = 'whole', unit } = columns.find((one) => one.name === name) ?? {};
    const alikeNames = columns.filter((one) => one.figure === figure && one.unit === unit).map((one) => one.name);
    const isThousands = blocks.some(({ sources }) => sources.get(name)?.some(({ title }) => title.satuan === 'ribuan'));
    const mayGroup = figure === 'whole' && /^rp/i.test(unit ?? '') && !isThousands;
    const ownStyle = styleOf(cellsOf([name]), mayGroup);
    const all = styleOf(cellsOf(alikeNames), mayGroup);
    return {
      ...ownStyle,
      hasCommaGroups: all.hasCommaGroups,
      hasDecimalPoints: mayGroup ? ownStyle.hasDecimalPoints : all.hasDecimalPoints,
    };
  }
}
