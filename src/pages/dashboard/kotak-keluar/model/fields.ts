import { plainDecimal } from '#contract/format.ts';
import { grouped } from '@/shared/lib/format';
import type { OutboxItem } from '@/shared/write';
import { reportFigures } from './kinds';

/** A value that was typed, by the name under which it is sent. */
export interface TypedField {
  name: string;
  /** 'harga_eceran' as people say it. */
  label: string;
  text: string;
}

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Not typed: references, `_method` and stamps. Places, periods and people stand in the row's label. */
const isTyped = (name: string): boolean => !/^_|(^|_)(id|at)$|^(revisi|slug)$/.test(name);

const label = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Those of products and plots; the reports name theirs. */
const AMOUNTS = /^(harga|luas|jumlah|stok)/;
const DECIMALS = 6;

/** A value as Indonesian writes it: 14500 → '14.500', 49.9 → '49,9'; a dash where there is none. */
export function shown(name: string, value: unknown): string {
  if (!isPlain(value) || value === '') return '–';
  const isAmount =
    (AMOUNTS.test(name) || reportFigures.has(name)) && (typeof value === 'number' || /^\d+$/.test(value));
  if (isAmount) return grouped(Number(value), DECIMALS);
  return typeof value === 'number' ? plainDecimal(value) : value;
}

const fieldsIn = (values: object): TypedField[] =>
  Object.entries(values)
    .filter(([name, value]) => isTyped(name) && isPlain(value))
    .map(([name, value]) => ({ name, label: label(name), text: shown(name, value) }));

/** What somebody typed into a write that waits, in the order of its form. */
export const typedFields = ({ variables }: Pick<OutboxItem, 'variables'>): TypedField[] => fieldsIn(variables.input);

/** What the server's row says, for one that was to go. */
export const storedFields = (baris: Record<string, unknown>): TypedField[] => fieldsIn(baris);

/** How many files travel with a write. */
export const filesIn = ({ variables }: Pick<OutboxItem, 'variables'>): number =>
  Object.values(variables.input)
    .flat()
    .filter((value) => value instanceof Blob).length;
