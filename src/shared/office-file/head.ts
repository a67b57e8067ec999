import type { Cell, Table } from '@/shared/spreadsheet';
import type { FileSpec } from './column';
import { spelling } from './spelling';
import type { Title, titleReader } from './title/title';
import { isGroupLine, isLetterhead, mayBeTitles, mayGoOn, textOf } from './title/title-lines';

/** The head of a block of rows: its lines, and the meaning of each column. */
export interface Head {
  /** The first line of the head, and the first line below it. */
  from: number;
  body: number;
  /** The block's columns: the first one, and the first one behind it. */
  left: number;
  right: number;
  /** By the column's place in the table. */
  titles: readonly Title[];
}

/** Titles, notes and a letterhead may stand above the first head. */
const DEEPEST_HEAD = 60;
/** Heads of offices have up to three lines. */
const MOST_LINES = 3;

/** The lines of each column's title. A group's name holds for the blank cells right of it that have a title below. */
function partsOf(rows: Table['rows'], from: number, lines: number, width: number): string[][] {
  const parts: string[][] = Array.from({ length: width }, () => []);
  for (let line = 0; line < lines; line += 1) {
    const cells = rows[from + line] ?? [];
    let group = '';
    for (let column = 0; column < width; column += 1) {
      const text = textOf(cells[column]);
      const isBelow = Array.from({ length: lines - line - 1 }, (_, more) => rows[from + line + more + 1]?.[column]);
      const hasBelow = isBelow.some((cell) => textOf(cell) !== '');
      if (text !== '') group = hasBelow ? text : '';
      const lineText = text === '' && hasBelow ? group : text;
      const own = parts[column];
      if (lineText !== '' && own && own.at(-1) !== lineText) own.push(lineText);
    }
  }
  return parts;
}

const widthAt = (rows: Table['rows'], from: number, lines: number): number =>
  Math.max(...Array.from({ length: lines }, (_, line) => rows[from + line]?.length ?? 0));

type TitleRead = ReturnType<typeof titleReader>;

interface Candidate {
  from: number;
  lines: number;
  titles: readonly Title[];
  score: number;
}

const FIELD = 100;
const LIKELY = 40;
const COLUMN = 2;

/** More for each field that is found, a little for each column that is understood, less for each line. */
function scoreOf(titles: readonly Title[], lines: number): number {
  const certain = new Set<string>();
  const likely = new Set<string>();
  let understood = 0;
  for (const { state, names, isCertain, choice } of titles) {
    const isRead = state === 'dibaca';
    if (isRead && isCertain) certain.add(names[0] ?? '');
    else if (isRead || state === 'tanya') likely.add(names[0] ?? '');
    if (choice) (isRead ? certain : likely).add(choice[0]);
    if (isRead) understood += 1;
  }
  for (const name of certain) likely.delete(name);
  return certain.size * FIELD + likely.size * LIKELY + understood * COLUMN - lines;
}

function candidateAt(rows: Table['rows'], from: number, lines: number, read: TitleRead): Candidate {
  const parts = partsOf(rows, from, lines, widthAt(rows, from, lines));
  const isWeek =
    parts.filter((own) => /^(senin|selasa|rabu|kamis|jum['’]?at|sabtu)$/i.test(own.at(-1) ?? '')).length > 2;
  const titles = parts.map((own) =>
    isWeek && /^minggu$/i.test(own.at(-1) ?? '')
      ? { ...read([...own.slice(0, -1), 'Ahad']), text: own.join(' ') }
      : read(own),
  );
  return { from, lines, titles, score: scoreOf(titles, lines) };
}

/** A list of one column has a head of one title. */
function isOnlyTitle(cells: readonly Cell[], read: TitleRead, { subject, columns }: FileSpec): boolean {
  const texts = cells.map((cell) => textOf(cell)).filter((text) => text !== '');
  const [only] = texts;
  if (texts.length !== 1 || only === undefined || columns.some(({ figure }) => figure)) return false;
  const { state, names, isCertain } = read([only]);
  return state === 'dibaca' && isCertain && names[0] === subject;
}

function bestAt(rows: Table['rows'], from: number, spec: FileSpec, read: TitleRead): Candidate | null {
  if (isOnlyTitle(rows[from] ?? [], read, spec)) return candidateAt(rows, from, 1, read);
  if (isLetterhead(rows, from)) return null;
  let best: Candidate | null = null;
  for (let lines = 1; lines <= MOST_LINES && from + lines <= rows.length; lines += 1) {
    if (!(lines > 1 ? mayGoOn(rows, from + lines - 1) : mayBeTitles(rows[from] ?? []))) break;
    const candidate = candidateAt(rows, from, lines, read);
    if (lines > 1 && isTitleLine(rows, candidate, spec, read)) continue;
    if (candidate.score > (best?.score ?? 0)) best = candidate;
  }
  return best;
}

/** A title, and what stands at the end of its line; groups are more. */
const MOST_TITLE_TEXTS = 2;

/** A line whose first text, above the column of names, names no column: 'DAFTAR HARGA' with a week or a place at its end. */
function isTitleLine(rows: Table['rows'], { from, titles }: Candidate, spec: FileSpec, read: TitleRead): boolean {
  const { subject, columns } = spec;
  const names = titles.findIndex((title) => title.state === 'dibaca' && title.names[0] === subject);
  const first = (rows[from] ?? []).slice(0, names + 1).find((cell) => textOf(cell) !== '');
  if (first === undefined) return false;
  const texts = new Set((rows[from] ?? []).map((cell) => textOf(cell)).filter((text) => text !== ''));
  if (texts.size > MOST_TITLE_TEXTS) return false;
  const { state, isCertain, names: fields } = read([textOf(first)]);
  const isFigure = (name: string | undefined) => columns.some((column) => column.figure && column.name === name);
  if (state === 'keterangan' || (state === 'dibaca' && isCertain && !isFigure(fields[0]))) return false;
  const isGroup = titles.some((title, at) => isFigure(title.names[0]) && textOf(rows[from]?.[at]) !== '');
  return isFigure(fields[0]) || fields.length === 0 || !isGroup;
}

/** Takes the lines of titles above along: groups such as 'Harga minggu lalu' change what stands below them. */
function withGroups(rows: Table['rows'], head: Candidate, spec: FileSpec, read: TitleRead): Candidate {
  const { subject } = spec;
  let tall = head;
  while (tall.lines < MOST_LINES && tall.from > 0 && isGroupLine(rows, tall.from - 1)) {
    const taller = candidateAt(rows, tall.from - 1, tall.lines + 1, read);
    const isLost = certainNames(tall).has(subject) && !certainNames(taller).has(subject);
    if (isLost || isTitleLine(rows, taller, spec, read)) break;
    tall = taller;
  }
  const column = tall.titles.findIndex(({ state, names }) => state === 'dibaca' && names[0] === subject);
  while (column >= 0 && tall.lines < MOST_LINES && goesOn(rows, tall, column)) {
    tall = candidateAt(rows, tall.from, tall.lines + 1, read);
  }
  return tall;
}

/** A line of titles that names nothing in the column of names belongs to the head above it. */
function goesOn(rows: Table['rows'], { from, lines }: Candidate, column: number): boolean {
  const cells = rows[from + lines] ?? [];
  const name = textOf(cells[column]);
  const above = textOf(rows[from + lines - 1]?.[column]);
  const body = rows[from + lines + 1];
  return mayGoOn(rows, from + lines) && body !== undefined && (name === '' || name === above);
}

const certainNames = ({ titles }: Pick<Candidate, 'titles'>): Set<string> =>
  new Set(titles.flatMap(({ state, names, isCertain }) => (state === 'dibaca' && isCertain ? (names[0] ?? '') : [])));

/** Finds the heads of a sheet, from the top: one for each block, and for each of two tables side by side. */
export function findHeads({ rows }: Pick<Table, 'rows'>, spec: FileSpec, read: TitleRead): Head[] {
  let best: Candidate | null = null;
  for (let from = 0; from < Math.min(rows.length, DEEPEST_HEAD); from += 1) {
    const candidate = bestAt(rows, from, spec, read);
    if (candidate && candidate.score > (best?.score ?? 0)) best = candidate;
  }
  const unknown = best ? undefined : rows.findIndex((cells, row) => mayBeTitles(cells) && row + 1 < rows.length);
  if (unknown !== undefined && unknown >= 0 && unknown < DEEPEST_HEAD) best = candidateAt(rows, unknown, 1, read);
  if (!best) return [];
  const first = withGroups(rows, best, spec, read);
  const firstNames = certainNames(first);
  const subjectTitles = titlesOf(spec);
  const heads = [...headsAbove(rows, first, spec, read), first];
  for (let from = first.from + first.lines; from < rows.length; from += 1) {
    const cells = rows[from] ?? [];
    if (!mayBeTitles(cells)) continue;
    if (!isAgain(cells, rows[first.from] ?? []) && !isOther(cells, subjectTitles)) continue;
    const nextHead = withGroups(rows, candidateAt(rows, from, 1, read), spec, read);
    if (!certainNames(nextHead).has(spec.subject) && certainNames(nextHead).size < Math.min(2, firstNames.size))
      continue;
    heads.push(nextHead);
    from = nextHead.from + nextHead.lines - 1;
  }
  return heads.flatMap((head) => sideBySide(head, spec));
}

/** Tables with fewer fields than the best one may stand above it. */
function headsAbove(rows: Table['rows'], { from: end }: Candidate, spec: FileSpec, read: TitleRead): Candidate[] {
  const heads: Candidate[] = [];
  const figures = new Set(spec.columns.flatMap(({ name, figure }) => (figure ? name : [])));
  for (let from = 0; from < end; from += 1) {
    const head = bestAt(rows, from, spec, read);
    const names = head ? certainNames(head) : new Set();
    if (!head || !names.has(spec.subject) || ![...names].some((name) => figures.has(String(name)))) continue;
    const tall = withGroups(rows, head, spec, read);
    if (tall.from + tall.lines >= end) break;
    heads.push(tall);
    from = tall.from + tall.lines - 1;
  }
  return heads;
}

const titlesOf = ({ columns, subject }: FileSpec): ReadonlySet<string> => {
  const column = columns.find(({ name }) => name === subject);
  return new Set([column?.header ?? '', ...(column?.also ?? [])].map(spelling));
};

/** A line of titles that names the subject's column begins another table. */
const isOther = (cells: readonly Cell[], subjectTitles: ReadonlySet<string>): boolean =>
  cells.some((cell) => typeof cell === 'string' && subjectTitles.has(spelling(textOf(cell))));

/** The first line of a head stands again further down, with the same titles for the most part. */
function isAgain(cells: readonly Cell[], head: readonly Cell[]): boolean {
  const titles = new Set(head.map((cell) => spelling(textOf(cell))).filter((text) => text !== ''));
  const here = new Set(cells.map((cell) => spelling(textOf(cell))).filter((text) => text !== ''));
  const same = [...here].filter((text) => titles.has(text)).length;
  return same >= 2 && same * 2 > here.size;
}

/** Two tables side by side have the title of the first column twice. */
function sideBySide({ from, lines, titles }: Candidate, { subject }: FileSpec): Head[] {
  const body = from + lines;
  const width = titles.length;
  const whole = { from, body, left: 0, right: width, titles };
  const subjects = titles.flatMap(({ state, names, isCertain }, at) =>
    state === 'dibaca' && isCertain && names[0] === subject ? [at] : [],
  );
  const [one, other] = subjects;
  if (one === undefined || other === undefined) return [whole];
  const first = titles.findIndex(({ text }) => text !== '');
  const anchor = spelling(titles[first]?.text ?? '');
  const starts = titles.flatMap(({ text }, at) => (text !== '' && spelling(text) === anchor ? [at] : []));
  const lefts = starts.length === subjects.length ? starts : subjects;
  const parts = lefts.map((left, at) => ({ ...whole, left, right: lefts[at + 1] ?? width }));
  const hasFigures = ({ left, right }: Head) =>
    titles
      .slice(left, right)
      .some(({ state, names }) => state !== 'kosong' && names.length > 0 && names[0] !== subject);
  return parts.every(hasFigures) ? parts : [whole];
}
