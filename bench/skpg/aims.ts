import type { Printing } from '../cetak/printing.ts';
import { type Board, boardAt } from './board.ts';

/** A board's milliseconds; a file's, the first of a server that has made none yet, and the memory that it takes besides. */
const AIM = { board: 150, file: 3000, memory: 100e6 };

/** One sentence for each aim that is missed. */
export function missedAims(boards: readonly Board[], printings: readonly Printing[]): string[] {
  const slow = boards.filter(({ ms }) => ms > AIM.board);
  const late = printings.filter(({ first }) => first > AIM.file);
  const large = printings.filter(({ more }) => more > AIM.memory);
  return [
    ...slow.map(({ month, scheme, ms }) => `${boardAt(month, scheme)}: ${AIM.board} ms, not ${ms.toFixed(0)}`),
    ...late.map(({ report, format, first }) => `${report} as ${format}: ${AIM.file} ms, not ${first.toFixed(0)}`),
    ...large.map(({ report, format, more }) => `${report} as ${format}: 100 MB more, not ${(more / 1e6).toFixed(0)}`),
  ];
}
