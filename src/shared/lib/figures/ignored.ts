import { grouped } from '../format';
import type { Way } from './block-names';
import type { Reading } from './reading';
import type { Sheet } from './sheet';

/**
 * Cells that were left out for one reason. luar: the sheet ends before them; baris, kolom: their row or column has no name
 * that the sheet knows, or one that fits several; ganda: two rows or columns have one name; isi: what stands in them.
 */
export interface Ignored {
  why: 'luar' | 'baris' | 'kolom' | 'ganda' | 'isi';
  /** How many cells. */
  count: number;
  sentence: string;
  /** What somebody may have meant. */
  asks: readonly string[];
}

interface Left {
  text: string;
  row: Way;
  column: Way;
  /** What its row and its column are called in the block. */
  name: string | undefined;
  title: string | undefined;
  read: Reading | undefined;
}

const nameOf = (names: string | readonly string[]): string => (typeof names === 'string' ? names : (names[0] ?? ''));

/** Gathers the cells that are left out, those with the same reason together. */
export function ignoredCells(sheet: Sheet) {
  const found = new Map<string, Ignored>();
  const add = (why: Ignored['why'], sentence: string, asks: readonly string[] = []) => {
    const before = found.get(why + sentence);
    if (before) before.count += 1;
    else found.set(why + sentence, { why, count: 1, sentence, asks });
  };
  const named = (why: 'baris' | 'kolom', name: string | undefined, way: Way, candidates: readonly string[]) => {
    const called = name?.trim() ? `'${name.trim()}'` : `${why === 'baris' ? 'Baris' : 'Kolom'} tanpa nama`;
    if (way === 'ganda') return add('ganda', `${called} ada lebih dari satu kali`);
    const asks = typeof way === 'object' && way.is === 'asked' ? way.asks.map((at) => candidates[at] ?? '') : [];
    if (asks.length === 0) return add(why, `${called} tidak ada di tabel ini`);
    add(why, `${called} belum jelas: maksudnya ${asks.join(' atau ')}?`, asks);
  };
  return {
    add: ({ text, row, column, name, title, read }: Left) => {
      if (typeof row !== 'number' && row !== 'luar')
        named(
          'baris',
          name,
          row,
          sheet.rows.map(({ nama }) => nameOf(nama)),
        );
      else if (typeof column !== 'number' && column !== 'luar')
        named(
          'kolom',
          title,
          column,
          sheet.columns.map(({ names }) => nameOf(names)),
        );
      else if (typeof row !== 'number' || typeof column !== 'number') add('luar', '');
      else if (read?.is === 'refused') {
        const where = [nameOf(sheet.rows[row]?.nama ?? ''), nameOf(sheet.columns[column]?.names ?? '')].join(', ');
        add('isi', `${where}: '${text.trim()}' tidak dimasukkan. ${read.sentence}`);
      }
    },
    all: (): Ignored[] =>
      [...found.values()].map((each) =>
        each.why === 'luar'
          ? { ...each, sentence: `${grouped(each.count)} sel di luar tabel ini tidak dimasukkan` }
          : each,
      ),
  };
}
