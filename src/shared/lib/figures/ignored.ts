import type { NameMatch } from '#contract/formulas/nama/match-name.ts';
import { typedText } from '#contract/formulas/nama/typed-text.ts';
import { grouped } from '../format';
import type { Reading } from './reading';
import type { Sheet } from './sheet';

/** The place where a line of a block goes: to a row of the sheet, outside, twice to one cell, elsewhere, or what its name may mean. */
export type Way = number | NameMatch | 'luar' | 'ganda' | { is: 'tempat'; nama: string } | undefined;

/**
 * Cells that were left out for one reason. luar: the sheet ends before them; baris, kolom: their row or column has no name
 * that the sheet has, or one that fits several; ganda: two figures for one cell; isi: what stands in them.
 */
export interface Ignored {
  why: 'luar' | 'baris' | 'kolom' | 'ganda' | 'isi';
  /** How many cells. */
  count: number;
  /** The lines of the block that they stand in. */
  lines: readonly number[];
  sentence: string;
  /** What somebody may have meant. */
  asks: readonly string[];
}

interface Left {
  line: number;
  text: string;
  row: Way;
  target: number;
  /** The name of its row in the block. */
  name: string | undefined;
  read: Reading | undefined;
}

const nameOf = (names: string | readonly string[]): string => (typeof names === 'string' ? names : (names[0] ?? ''));

/** Gathers the cells that are left out, those with the same reason together. */
export function ignoredCells(sheet: Sheet) {
  const groups = new Map<string, Ignored & { lines: number[] }>();
  const add = (line: number, why: Ignored['why'], sentence: string, asks: readonly string[] = []) => {
    const group = groups.get(why + sentence) ?? { why, count: 0, lines: [], sentence, asks };
    groups.set(why + sentence, group);
    group.count += 1;
    if (group.lines.at(-1) !== line) group.lines.push(line);
  };
  const called = (name: string | undefined, otherwise: string) => {
    const text = typedText(name ?? '');
    return text ? `'${text}'` : otherwise;
  };
  return {
    add: ({ line, text, row, target, name, read }: Left) => {
      if (row === 'luar' || row === undefined) return add(line, 'luar', '');
      if (row === 'ganda') return add(line, 'ganda', `${called(name, 'Baris tanpa nama')} ada lebih dari satu kali`);
      if (typeof row === 'object' && row.is === 'tempat')
        return add(line, 'baris', `Baris untuk ${row.nama} tidak dimasukkan di ${sheet.tempat}`);
      if (typeof row !== 'number') {
        const asks = row.is === 'asked' ? row.asks.map((at) => nameOf(sheet.rows[at]?.nama ?? '')) : [];
        const words = called(name, 'Baris tanpa nama');
        if (asks.length === 0) return add(line, 'baris', `${words} tidak ada di tabel ini`);
        return add(line, 'baris', `${words} belum jelas: maksudnya ${asks.join(' atau ')}?`, asks);
      }
      const where = [nameOf(sheet.rows[row]?.nama ?? ''), nameOf(sheet.columns[target]?.names ?? '')].join(', ');
      const why = read?.is === 'refused' ? read.sentence : '';
      return add(line, 'isi', `${where}: '${text}' tidak dimasukkan. ${why}`.trim());
    },
    /** A line without a figure that could be placed. */
    addLine: (line: number, name: string, sentence: string) => add(line, 'isi', `${name}: ${sentence}`),
    /** A column of figures that goes nowhere. */
    addColumn: (title: string, count: number) =>
      groups.set(title, {
        ...{ why: 'kolom', count, lines: [], asks: [] },
        sentence: `Kolom '${typedText(title)}' tidak dimasukkan`,
      }),
    all: (): Ignored[] =>
      [...groups.values()].map((each) =>
        each.why === 'luar'
          ? { ...each, sentence: `${grouped(each.count)} sel di luar tabel ini tidak dimasukkan` }
          : each,
      ),
  };
}
