import { type NameMatch, nameMatcher } from '#contract/formulas/nama/match-name.ts';
import { typedText } from '#contract/formulas/nama/typed-text.ts';
import { isFilled } from './block-cells';
import { type Ignored, ignoredCells, type Way } from './ignored';
import type { BlockPlan, Target } from './plan-block';
import { readFigure } from './read-figure';
import type { Reading } from './reading';
import type { Sheet } from './sheet';
import { figureText } from './write-figure';

interface Placed {
  key: string;
  figure: string;
  /** As a form holds it where it can be read; where a figure is asked about, as it was written. */
  text: string;
  /** The line of the body that it stands in. */
  line: number;
}

export interface PlacedBlock {
  typed: Placed[];
  /** The cells that found no place in the sheet, by their reason. */
  ignored: Ignored[];
}

interface Candidate {
  line: number;
  text: string;
  row: Way;
  target: number;
  read: Reading | undefined;
}

/**
 * Says where the figures of a block go, once it is certain or chosen what its columns are. A column of names finds the rows;
 * without one the block begins at the active cell. Blank cells leave the sheet as it is. Nothing is guessed: names that are
 * unknown, or fit several, are reported with all that stood beside them.
 */
export function placeBlock(
  plan: Pick<BlockPlan, 'body' | 'elsewhere' | 'kinds' | 'titles'>,
  sheet: Sheet,
  targets: readonly Target[],
): PlacedBlock {
  const { body, titles, kinds, elsewhere } = plan;
  const nameColumn = targets.indexOf('nama');
  const rows = nameColumn < 0 ? byPlace(body.length, sheet) : byName(plan, nameColumn, sheet);
  const candidates = body.flatMap((line, at) =>
    line.flatMap((raw, column): Candidate[] => {
      const target = targets[column];
      if (typeof target !== 'number' || !isFilled(raw)) return [];
      const other = elsewhere[at];
      const row: Way = other === undefined ? rows[at] : { is: 'tempat', nama: other };
      const [text, into] = [typedText(raw), sheet.columns[target]];
      const read = typeof row === 'number' && into ? readFigure(text, into.kind, into.unit) : undefined;
      return read?.is === 'blank' ? [] : [{ line: at, text, row, target, read }];
    }),
  );
  const places = new Map<string, number>();
  const placeOf = ({ row, target }: Candidate) => `${String(row)}/${target}`;
  for (const one of candidates) places.set(placeOf(one), (places.get(placeOf(one)) ?? 0) + 1);

  const left = ignoredCells(sheet);
  const typed: Placed[] = [];
  for (const one of candidates) {
    const { line, text, row, target, read } = one;
    const isTwice = typeof row === 'number' && (places.get(placeOf(one)) ?? 0) > 1;
    const [key, figure] = [sheet.rows[Number(row)]?.key, sheet.columns[target]?.figure];
    if (key !== undefined && figure !== undefined && read && read.is !== 'refused' && !isTwice) {
      typed.push({ key, figure, line, text: read.is === 'figure' ? figureText(read.value) : text });
    } else {
      const name = nameColumn < 0 ? undefined : body[line]?.[nameColumn];
      left.add({ line, text, row: isTwice ? 'ganda' : row, target, name, read });
    }
  }
  const isReported = new Set(candidates.map(({ line }) => line));
  body.forEach((line, at) => {
    if (isReported.has(at)) return;
    const name = typedText(line[nameColumn] ?? '');
    const blankCell = line.find((cell, column) => typeof targets[column] === 'number' && isFilled(cell));
    const isOpen = (column: number) => typeof targets[column] !== 'number' && !isOfOtherKind(plan, column);
    if (name !== '' && blankCell !== undefined)
      left.addLine(at, name, `'${typedText(blankCell)}', tidak ada yang diisi`);
    else if (line.some((cell, column) => isOpen(column) && /\d{3}/.test(cell)))
      left.addLine(at, `'${typedText(line.filter(isFilled).join(' '))}'`, 'tidak ada angka yang dimasukkan');
  });
  titles.forEach((title, column) => {
    if (title === '' || kinds[column] !== 'angka' || targets[column] != null) return;
    left.addColumn(title, body.filter((line) => isFilled(line[column])).length);
  });
  return { typed, ignored: left.all() };
}

/** Numbers the lines, or is reported as a whole by its title. */
const isOfOtherKind = ({ kinds, titles }: Pick<BlockPlan, 'kinds' | 'titles'>, column: number): boolean =>
  kinds[column] === 'nomor' || (kinds[column] === 'angka' && titles[column] !== '');

const byPlace = (count: number, { rows, shown = rows.length, at }: Sheet): Way[] =>
  Array.from({ length: count }, (_, line) => (at.row + line < shown ? at.row + line : 'luar'));

/** Names are looked up once, however often somebody chooses another column. */
const wayBySheet = new WeakMap<Sheet, (name: string) => NameMatch>();

function byName({ body }: Pick<BlockPlan, 'body'>, column: number, sheet: Sheet): Way[] {
  const named = wayBySheet.get(sheet) ?? nameMatcher(sheet.rows.map(({ nama }) => nama));
  wayBySheet.set(sheet, named);
  return body.map((line) => {
    const match: NameMatch = isFilled(line[column]) ? named(line[column]) : { is: 'none' };
    return match.is === 'one' ? match.at : match;
  });
}
