import { useSyncExternalStore } from 'react';

/** A value that this device remembers under a name of spec section 3. */
export interface Stored<Value> {
  read: () => Value | null;
  write: (value: Value) => void;
  remove: () => void;
  subscribe: (onChange: () => void) => () => void;
}

/**
 * What cannot be read as expected counts as not stored; a device that refuses to store goes on without memory.
 *
 * @param isValue tells a whole value from what an older version or another hand left there
 */
export function stored<Value>(name: string, isValue: (value: unknown) => value is Value): Stored<Value> {
  const listeners = new Set<() => void>();
  let raw: string | null = null;
  let value: Value | null = null;

  const read = () => {
    // Not in Node, which warns of `localStorage`.
    if (typeof window === 'undefined') return null;
    const found = attempt(() => localStorage.getItem(name)) ?? null;
    if (found !== raw) {
      raw = found;
      const parsed = attempt(() => JSON.parse(found ?? 'null') as unknown);
      value = isValue(parsed) ? parsed : null;
    }
    return value;
  };

  const change = (act: () => void) => {
    attempt(act);
    for (const listener of listeners) listener();
  };

  return {
    read,
    write: (next) => change(() => localStorage.setItem(name, JSON.stringify(next))),
    remove: () => change(() => localStorage.removeItem(name)),
    subscribe(onChange) {
      listeners.add(onChange);
      window.addEventListener('storage', onChange);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onChange);
      };
    },
  };
}

interface Types {
  number: number;
  string: string;
  object: object | null;
}

/** Tells an object whose fields are of these types. */
export const withFields =
  <Fields extends Record<string, keyof Types>>(fields: Fields) =>
  (value: unknown): value is { [Name in keyof Fields]: Types[Fields[Name]] } =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, type]) => typeof Reflect.get(value, name) === type);

/** The id of the row that was chosen last. */
export const storedId = (name: string): Stored<number> =>
  stored(name, (value): value is number => typeof value === 'number');

/** The rest of each stored name that begins so; none where a browser refuses to store. */
export const storedNames = (prefix: string): string[] =>
  (attempt(() => Object.keys(window.localStorage)) ?? [])
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));

const attempt = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** The stored value, null on the server and while the page hydrates, so that both halves render the same. */
export const useStored = <Value>({ subscribe, read }: Stored<Value>): Value | null =>
  useSyncExternalStore(subscribe, read, () => null);

const never = () => () => {};

/**
 * The value, but `first` on the server and while the page hydrates, so that both halves render the same. Only who then
 * sees another value is drawn a second time.
 */
export const useOnceHydrated = <Value extends string | number | boolean | null>(value: Value, first: Value): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => first,
  );
