import type { Cell, Table } from '@/shared/spreadsheet';
import type { FileSpec } from './column';
import { type Context, contextOf } from './context';
import { findHeads, type Head } from './head';
import { spelling } from './spelling';
import type { Title, titleReader } from './title/title';
import { hasFigures, textOf } from './title/title-lines';
import { bracketsIn, otherUnit } from './title/title-unit';
import { asCalled, inOneHead } from './title/titles-in-head';

/** A head with the lines below it, and all that the lines above it say. */
export interface Block {
  head: Head;
  /** The first line behind the block. */
  end: number;
  context: Context;
  /** The place stands in the block's own title, and not in the letterhead of the whole sheet. */
  hasOwnPlace: boolean;
  /** A lone name above it is its place. */
  isTitledByPlace: boolean;
  /** Its head stands again, as on another page: all that was said before still holds. */
  isContinued: boolean;
}

const isBlank = (cells: readonly Cell[] | undefined): boolean => !cells?.some((cell) => textOf(cell) !== '');
const MOST_TITLE_LINES = 6;

/** The first of the lines that stand together above a head further down. */
function titleStart(rows: Table['rows'], from: number, limit: number): number {
  let start = from;
  for (let row = from - 1; row >= Math.max(limit, from - MOST_TITLE_LINES); row -= 1) {
    if (hasFigures(rows, row)) break;
    const isGap = isBlank(rows[row]);
    if (isGap && start < from) break;
    if (!isGap) start = row;
  }
  return start;
}

const cut = (rows: Table['rows'], from: number, to: number, { left, right }: Pick<Head, 'left' | 'right'>) =>
  rows.slice(from, to).map((cells) => cells.slice(left, right));

/** '(dalam Kg)' above a table holds for all figures whose titles name no unit. */
export function inUnit(titles: readonly Title[], satuan: string | undefined, { columns }: FileSpec): readonly Title[] {
  if (satuan === undefined) return titles;
  const isOfPrices =
    /\b(rp|rupiah|harga)\b/i.test(satuan) || !/\b(ton|kg|kilo\p{L}*|kwt?|ku|k[uw]\p{L}*tal|ha|are|m2)\b/iu.test(satuan);
  return titles.map((title) => {
    const field = columns.find(({ name, figure }) => figure && name === title.names[0]);
    if (!field || title.satuan !== undefined || (/^rp/i.test(field.unit ?? '') && !isOfPrices)) return title;
    const other = otherUnit(satuan, field.unit);
    const isNamed = bracketsIn(title.text).some((text) => spelling(text) === spelling(field.unit ?? ''));
    return other === undefined || isNamed ? title : { ...title, satuan: other };
  });
}

/**
 * Cuts a sheet into its blocks. A block without a place or time of its own has those of the letterhead.
 *
 * @param sheetFigure the figure that the worksheet is called by
 */
export function blocksOf(
  table: Table,
  spec: FileSpec,
  read: ReturnType<typeof titleReader>,
  sheetFigure: string | undefined,
): Block[] {
  const { rows } = table;
  const heads = findHeads(table, spec, read);
  const [first] = heads;
  if (!first) return [];
  const tops = [...new Set(heads.map(({ from }) => from))];
  const starts = new Map(tops.map((from, at) => [from, at === 0 ? 0 : titleStart(rows, from, tops[at - 1] ?? 0)]));
  const letterhead = contextOf(rows.slice(0, first.from), spec);
  const isMany = heads.length > 1;
  const blocks: Block[] = [];
  for (const bare of heads) {
    const at = tops.indexOf(bare.from);
    const next = tops[at + 1];
    const start = starts.get(bare.from) ?? 0;
    const near = at === 0 ? titleStart(rows, bare.from, 0) : start;
    const titleLines = cut(rows, near, bare.from, bare);
    const titleContext = contextOf(titleLines, spec, at > 0);
    const own = { ...titleContext, ...unknownTitle(titleLines, titleContext, blocks.at(-1)) };
    const before = blocks.findLast(
      ({ head }) => head.from < bare.from && head.left === bare.left && isSameHead(head, bare),
    );
    const { tempat, kabupaten, choice, lain, figure, waktu } = own;
    const saysNothing =
      waktu.length === 0 && [tempat, kabupaten, choice, lain, figure].every((one) => one === undefined);
    const isContinued = before !== undefined && saysNothing;
    const context = isContinued
      ? before.context
      : { ...letterhead, ...own, waktu: own.waktu.length > 0 ? own.waktu : letterhead.waktu };
    blocks.push({
      head: {
        ...bare,
        titles: asCalled(
          inUnit(inOneHead(bare.titles), context.satuan, spec),
          context.figure ?? sheetFigure,
          isMany && own.figure !== undefined,
        ),
      },
      end: next === undefined ? rows.length : (starts.get(next) ?? next),
      context,
      hasOwnPlace: isContinued ? before.hasOwnPlace : isMany && own.tempat !== undefined,
      isTitledByPlace: own.tempat !== undefined && titleLines.some((cells) => isLonePlace(cells, spec)),
      isContinued,
    });
  }
  return blocks;
}

const isLonePlace = (cells: readonly Cell[], { findPlace }: FileSpec): boolean => {
  const texts = cells.map((cell) => textOf(cell)).filter((text) => /\p{L}/u.test(text));
  return texts.length === 1 && findPlace?.(texts[0] ?? '') !== undefined;
};

/** A lone name above a block is a place or crop where the one above the block before it was. */
function unknownTitle(lines: readonly (readonly Cell[])[], said: Context, before: Block | undefined): Partial<Context> {
  if (!before || said.tempat !== undefined || said.choice || said.waktu.length > 0) return {};
  const names = lines.flatMap((cells) => {
    const texts = cells.map((cell) => textOf(cell)).filter((text) => /\p{L}/u.test(text));
    return texts.length === 1 && /^[\p{L} .'()-]{3,30}$/u.test(texts[0] ?? '') ? (texts[0] ?? []) : [];
  });
  const name = names.at(-1);
  if (name === undefined) return {};
  if (before.context.choice) return { choice: [before.context.choice[0], name] };
  return before.isTitledByPlace ? { tempat: name } : {};
}

const isSameHead = (one: Head, other: Head): boolean =>
  one.titles.length === other.titles.length && one.titles.every(({ text }, at) => text === other.titles[at]?.text);
