import { alasanRules } from '#contract/resources/koreksi.ts';
import { firstBroken } from '#contract/rules.ts';
import { isClosed } from '@/entities/periode';
import { type Target, targetKey } from './judge-many';
import type { CheckedRow } from './sent-rows';

/** The office's choices for the rows of a file; the device keeps them with the file. */
export interface Choices {
  /** Rows that replace what stands there, by `tickKey`. */
  replaced: ReadonlySet<string>;
  /** The keys of periods that are left out. */
  left: ReadonlySet<string>;
  /** The id of the account that owns new rows; 0: the office's own account. */
  atasNama: number;
  alasan: string;
  /** Periods that are closed take rows, too, and stay closed. */
  fillsClosed: boolean;
}

export const NO_CHOICES: Choices = {
  ...{ replaced: new Set(), left: new Set() },
  ...{ atasNama: 0, alasan: '', fillsClosed: false },
};

/** A tick holds for the stored figures that were shown: a row that has changed since is ticked anew. */
export const tickKey = ({ raw, revisi }: CheckedRow): string => `${raw.id} ${revisi}`;

const isInClosed = (target: Target): boolean => target.is === 'ada' && isClosed(target.periode);

/** A period of the file, and what becomes of its rows. */
export interface PeriodSum {
  key: string;
  target: Target;
  isClosed: boolean;
  baru: number;
  sama: number;
  ubah: readonly CheckedRow[];
  tolak: number;
}

/** The periods of a file, the oldest first. */
export function sumByPeriod(rows: readonly CheckedRow[]): PeriodSum[] {
  const sums = new Map<string, Omit<PeriodSum, 'ubah'> & { ubah: CheckedRow[] }>();
  for (const row of rows) {
    const { target } = row;
    if (!target) continue;
    const key = targetKey(target);
    const sum = sums.get(key) ?? { key, target, isClosed: isInClosed(target), baru: 0, sama: 0, ubah: [], tolak: 0 };
    sums.set(key, sum);
    if (row.kind === 'ubah') sum.ubah.push(row);
    else if (row.kind === 'baru') sum.baru += 1;
    else if (row.kind === 'sama') sum.sama += 1;
    else sum.tolak += 1;
  }
  const since = ({ target }: PeriodSum) => target.periode.tanggal_mulai ?? '';
  return [...sums.values()].sort((one, other) => since(one).localeCompare(since(other)));
}

/** True where rows of a period may be taken. */
export const takesPeriod = ({ left, fillsClosed }: Choices, target: Target): boolean =>
  !left.has(targetKey(target)) && (fillsClosed || !isInClosed(target));

/** The rows that an import writes. */
export const rowsToWrite = (rows: readonly CheckedRow[], choices: Choices): CheckedRow[] =>
  rows.filter((row) => {
    const { kind, target } = row;
    const isTaken = kind === 'baru' || (kind === 'ubah' && choices.replaced.has(tickKey(row)));
    return target !== undefined && isTaken && takesPeriod(choices, target);
  });

/** The sentence about a missing reason; undefined while nothing that stands is replaced. */
export const reasonFault = (rows: readonly CheckedRow[], { alasan }: Choices): string | undefined =>
  rows.some(({ kind }) => kind === 'ubah') ? firstBroken(alasanRules, { alasan }) : undefined;

/** The choices as a draft keeps them. */
export const choicesToKeep = ({ replaced, left, ...rest }: Choices): Record<string, unknown> => ({
  ...rest,
  replaced: [...replaced],
  left: [...left],
});

/** Reads the choices out of a draft. */
export function choicesOf(draft: Readonly<Record<string, unknown>> | undefined): Choices {
  if (!draft) return NO_CHOICES;
  const setOf = (value: unknown) => new Set(Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
  return {
    replaced: setOf(draft['replaced']),
    left: setOf(draft['left']),
    atasNama: Number(draft['atasNama']) || 0,
    alasan: typeof draft['alasan'] === 'string' ? draft['alasan'] : '',
    fillsClosed: draft['fillsClosed'] === true,
  };
}

/** A copy of a set, with these keys or without them. */
export function withKeys(set: ReadonlySet<string>, keys: readonly string[], isIn: boolean): ReadonlySet<string> {
  const next = new Set(set);
  for (const key of keys) {
    if (isIn) next.add(key);
    else next.delete(key);
  }
  return next;
}
