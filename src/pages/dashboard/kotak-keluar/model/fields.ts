import type { OutboxItem } from '@/shared/outbox';

/** A value that was typed, by the name under which it is sent. */
export interface TypedField {
  name: string;
  /** 'harga_eceran' as people say it. */
  label: string;
  text: string;
}

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Places, periods and people are in the row's label; `_method` and references are nobody's to change. */
const isTyped = (name: string): boolean => !/^_|(^|_)id$/.test(name);

const label = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What somebody typed into a write that waits, in the order of its form. */
export const typedFields = ({ variables }: Pick<OutboxItem, 'variables'>): TypedField[] =>
  Object.entries(variables.input)
    .filter(([name, value]) => isTyped(name) && isPlain(value))
    .map(([name, value]) => ({ name, label: label(name), text: String(value) }));

/** How many files travel with a write. */
export const filesIn = ({ variables }: Pick<OutboxItem, 'variables'>): number =>
  Object.values(variables.input)
    .flat()
    .filter((value) => value instanceof Blob).length;

/** The same write with other values. */
export const withTyped = ({ variables }: OutboxItem, typed: Record<string, unknown>): OutboxItem['variables'] => ({
  ...variables,
  input: { ...variables.input, ...typed },
});
