import type { Table } from '@/shared/spreadsheet';
import { type Block, inUnit } from './blocks';
import type { FileSpec } from './column';
import { contextOf } from './context';
import { type Answers, SKIP } from './question';
import { type DataLine, type SkippedLine, sortLines } from './rows/lines';
import type { sheetContext } from './sheet-context';
import { type FieldSource, unitAnswer } from './sources';
import { spelling } from './spelling';
import { isVarietyTitle, type Title } from './title/title';
import { textOf } from './title/title-lines';
import type { Turn } from './turn';

/** A block with its columns by the fields that they fill. */
export interface ReadBlock extends Block {
  sources: ReadonlyMap<string, readonly FieldSource[]>;
  /** The values that titles give to their cells: a crop's columns, a place's columns. */
  choices: readonly (readonly [column: string, value: string] | undefined)[];
  lines: readonly DataLine[];
  skipped: readonly SkippedLine[];
  /** The column of kinds beside the names: 'Kualitas'. */
  kindAt?: number;
  /** The group in which its last line stands. */
  group: string;
}

export interface SheetReading {
  table: Table;
  spec: FileSpec;
  answers: Answers;
  blocks: readonly ReadBlock[];
  openPlace: string | undefined;
  sheet: ReturnType<typeof sheetContext>;
}

export const columnAnswer = (title: Pick<Title, 'text'>): string => `kolom/${spelling(title.text) || title.text}`;

/** The field of a column: chosen by hand, certain by its title, or proposed where no certain title has it. */
function fieldOf(title: Title, answers: Answers, certain: ReadonlySet<string>): string | undefined {
  if (answers[unitAnswer(title)] === SKIP) return undefined;
  const answer = answers[columnAnswer(title)];
  if (answer !== undefined) return answer === SKIP || answer === '' ? undefined : answer;
  if (title.state !== 'dibaca' && title.state !== 'tanya') return undefined;
  const name = title.names[0];
  return !title.isCertain && name !== undefined && certain.has(name) ? undefined : name;
}

/** The fields that a title names exactly. */
export const certainFields = (titles: readonly Title[]): ReadonlySet<string> =>
  new Set(titles.flatMap(({ state, isCertain, names }) => (state === 'dibaca' && isCertain ? (names[0] ?? []) : [])));

/** @param group in which the block before it ended, where it is continued */
export async function withColumns(
  block: Block,
  group: string,
  table: Table,
  spec: FileSpec,
  answers: Answers,
  turn: Turn,
): Promise<ReadBlock> {
  const { head } = block;
  const sources = new Map<string, FieldSource[]>();
  const isFigure = new Set(spec.columns.flatMap(({ name, figure }) => (figure ? name : [])));
  const certain = certainFields(head.titles.slice(head.left, head.right));
  const all = head.titles.slice(head.left, head.right).map((title, at): FieldSource & { name: string | undefined } => ({
    column: head.left + at,
    title,
    name: fieldOf(title, answers, certain),
  }));
  const hasChoices = all.some(({ title, name }) => title.choice && name !== undefined && isFigure.has(name));
  const choices: (readonly [string, string] | undefined)[] = [];
  // Certain titles come first: a column that is only likely takes none of them.
  for (const { column, title, name } of all.toSorted((a, b) => rank(a.title) - rank(b.title))) {
    if (name === undefined) continue;
    const isCounted = isFigure.has(name);
    const before = sources.get(name) ?? [];
    if (isCounted && hasChoices && !title.choice) continue;
    // A title that is merged over 'Rp' and its figures names them once.
    if (isCounted && before.some((source) => source.column === column)) continue;
    if (before.length > 0 && !isCounted && name !== spec.time) continue;
    sources.set(name, [...before, { column: isCounted ? behindSign(block, column, table) : column, title }]);
    if (isCounted && !choices.some((one) => one?.[1] === title.choice?.[1] && one?.[0] === title.choice?.[0]))
      choices.push(title.choice);
  }
  const crops = sources.has(spec.subject) ? undefined : cropColumnWithVillages(block, sources, table, spec);
  if (crops !== undefined) {
    sources.set(spec.subject, sources.get(crops) ?? []);
    sources.delete(crops);
  }
  const withSources = { ...block, sources, choices: choices.length > 0 ? choices : [undefined] };
  const subjectAt = sources.get(spec.subject)?.[0]?.column;
  const kind = head.titles.findIndex(
    ({ text, state, names }, at) =>
      at >= head.left &&
      at < head.right &&
      at !== subjectAt &&
      (isVarietyTitle(text) || (state === 'dibaca' && names[0] === spec.subject)),
  );
  const places = {
    ...(subjectAt !== undefined && kind >= 0 && { kind }),
    name: sources.get(spec.subject)?.[0]?.column ?? (spec.place ? sources.get(spec.place)?.[0]?.column : undefined),
    columns: [...sources.keys()],
    figures: [...sources].flatMap(([name, list]) => (isFigure.has(name) ? list.map(({ column }) => column) : [])),
    fields: [...sources.values()].flatMap((list) => list.map(({ column }) => column)),
  };
  const sorted = await sortLines(table, { head, end: block.end, places, group }, spec, turn);
  return {
    ...withFoot(inSaidUnit(withSources, sorted.skipped, spec), sorted, spec),
    ...sorted,
    ...(places.kind !== undefined && { kindAt: places.kind }),
  };
}

/** 'Rp' may stand in a column of its own, with the figures behind it. */
function behindSign({ head, end }: Block, column: number, { rows }: Table): number {
  const texts = rows.slice(head.body, end).flatMap((cells) => textOf(cells[column]) || []);
  const next = head.titles[column + 1]?.text ?? '';
  const isSign = texts.length > 0 && texts.every((text) => /^rp\.?$/i.test(text));
  return isSign && (next === '' || next === head.titles[column]?.text) ? column + 1 : column;
}

/** Villages may stand on lines of their own in the column of crops; it is the column of names then. */
function cropColumnWithVillages(
  { head, end }: Block,
  sources: ReadBlock['sources'],
  { rows }: Table,
  { columns, subject, place, time, isSubject }: FileSpec,
): string | undefined {
  const isCrop = (name: string) =>
    ![subject, place, time].includes(name) && !columns.some((column) => column.name === name && column.figure);
  const [name, list] = [...sources].find(([field]) => isCrop(field)) ?? [];
  const column = list?.[0]?.column;
  if (name === undefined || column === undefined || !isSubject) return undefined;
  return rows.slice(head.body, end).some((cells) => isSubject(textOf(cells[column]))) ? name : undefined;
}

const FOOT = /^(kec|kecamatan|puskesmas|pkm|periode|minggu|pekan|bulan|tanggal|data (minggu|pekan|bulan))\b/i;

/** A place or time below the last row holds for a table that has none above. */
function withFoot<Of extends Block>(
  block: Of,
  { lines, skipped }: Pick<ReadBlock, 'lines' | 'skipped'>,
  spec: FileSpec,
): Of {
  const last = lines.at(-1)?.row ?? 0;
  const texts = skipped.flatMap(({ at, text }) => (at - 1 > last && FOOT.test(text) ? [[text]] : []));
  if (texts.length === 0) return block;
  const { tempat, waktu } = contextOf(texts, spec, true);
  const { context } = block;
  return {
    ...block,
    context: {
      ...context,
      ...(context.tempat === undefined && tempat !== undefined && { tempat }),
      waktu: context.waktu.length > 0 ? context.waktu : waktu,
    },
  };
}

/** A unit may be said below the head or at the foot of a table: '*) dalam kg'. */
function inSaidUnit<Of extends Block & Pick<ReadBlock, 'sources'>>(
  block: Of,
  skipped: readonly SkippedLine[],
  spec: FileSpec,
): Of {
  const lines = skipped.flatMap(({ reason, text }) =>
    reason === 'kelompok' || reason === 'keterangan' ? [[text]] : [],
  );
  const { satuan, per } = contextOf(lines, spec, true);
  if (satuan === undefined && per === undefined) return block;
  const sources = new Map(
    [...block.sources].map(([name, list]) => {
      const titles = inUnit(
        list.map(({ title }) => title),
        satuan,
        spec,
      );
      return [name, list.map((source, at) => ({ ...source, title: titles[at] ?? source.title }))];
    }),
  );
  return { ...block, sources, context: { ...block.context, ...(per !== undefined && { per }) } };
}

const rank = ({ state, isCertain }: Title): number => (isCertain && state === 'dibaca' ? 0 : 1);
