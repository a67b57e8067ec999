import type { Outcome } from '../send/send';

/** Stands in a write's variables for what the answer of an earlier, unsent write will say (lahan → koordinat). */
export interface Later {
  /** The key of the write that is answered first. */
  $dari: string;
  /** Where in its answer the value lies. */
  jalur: readonly string[];
}

/** Variables in which any number may be known only later. */
export type OrLater<Value> = Value extends number
  ? Value | Later
  : Value extends Blob | readonly Blob[]
    ? Value
    : Value extends object
      ? { [Name in keyof Value]: OrLater<Value[Name]> }
      : Value;

export const isLater = (value: unknown): value is Later =>
  typeof value === 'object' && value !== null && '$dari' in value;

/** Rebuilds a value with its references replaced; files stay what they are. */
function replaced(value: unknown, replace: (later: Later) => unknown): unknown {
  if (isLater(value)) return replace(value);
  if (Array.isArray(value)) return value.map((one) => replaced(one, replace));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, replace)]));
}

/** The keys whose answers a write waits for. */
export function keysIn(variables: unknown): string[] {
  const keys = new Set<string>();
  replaced(variables, (later) => {
    keys.add(later.$dari);
    return later;
  });
  return [...keys];
}

/** The variables once the write `key` was answered. */
export const withAnswer = <Variables>(variables: Variables, key: string, saved: unknown): Variables =>
  replaced(variables, (later) => (later.$dari === key ? at(saved, later.jalur) : later)) as Variables;

const at = (value: unknown, [name, ...rest]: readonly string[]): unknown =>
  name === undefined ? value : at((value as Record<string, unknown> | null | undefined)?.[name], rest);

/** What an earlier write's answer says under `data[row][field]`, or where it will be found once there is one. */
export const later = <Saved extends object, Row extends keyof Saved & string, Field extends keyof Saved[Row] & string>(
  { saved, key }: Outcome<Saved>,
  row: Row,
  field: Field,
): Saved[Row][Field] | Later =>
  key === undefined && saved ? saved[row][field] : { $dari: key ?? '', jalur: [row, field] };
