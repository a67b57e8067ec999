import type { IsianRow, KeadaanIsian } from '@/entities/laporan';

type Row = Pick<IsianRow, 'key' | 'keadaan'>;

const DONE: readonly KeadaanIsian[] = ['antre', 'mengirim', 'terkirim'];

export const isFilled = ({ keadaan }: Row): boolean => DONE.includes(keadaan);

/** Complete, and not sent before somebody answers. */
export const isAsked = ({ keadaan }: Row): boolean => keadaan === 'ragu';

/** Somebody still has to see to it. */
const isOpen = (row: Row): boolean => !isFilled(row) && row.keadaan !== 'asing';

/** Where entering begins, and goes on behind a row; null where nothing is left there. */
export function nextOpen<One extends Row>(
  rows: readonly One[],
  skipped: ReadonlySet<string>,
  after?: string,
): One | null {
  const from = after === undefined ? 0 : rows.findIndex(({ key }) => key === after) + 1;
  return rows.slice(from).find((row) => isOpen(row) && !skipped.has(row.key)) ?? null;
}

/** The row beside one, whatever is in it; another officer's are passed over. */
export function beside<One extends Row>(rows: readonly One[], key: string, step: 1 | -1): One | null {
  let at = rows.findIndex((row) => row.key === key) + step;
  while (rows[at]?.keadaan === 'asing') at += step;
  return rows[at] ?? null;
}

export interface Tally {
  filled: number;
  skipped: number;
  /** Refused, or in conflict. */
  broken: number;
  /** Neither filled nor skipped. */
  left: number;
  /** Filled, but not on the server yet. */
  waiting: number;
  foreign: number;
  /** All of them. */
  all: number;
}

export function tally(rows: readonly Row[], skipped: ReadonlySet<string>): Tally {
  const count = (is: (row: Row) => boolean) => rows.filter(is).length;
  const isBroken = ({ keadaan }: Row) => keadaan === 'perbaiki' || keadaan === 'bentrok';
  const isLeft = (row: Row) => isOpen(row) && !isBroken(row) && !isAsked(row);
  return {
    filled: count(isFilled),
    skipped: count((row) => isLeft(row) && skipped.has(row.key)),
    broken: count(isBroken),
    left: count((row) => isLeft(row) && !skipped.has(row.key)),
    waiting: count(({ keadaan }) => keadaan === 'antre' || keadaan === 'mengirim'),
    foreign: count(({ keadaan }) => keadaan === 'asing'),
    all: rows.length,
  };
}
