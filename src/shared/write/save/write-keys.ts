import { uuid } from '../../lib/uuid';

/** A write whose answer has not come: nobody knows whether the server has stored it. */
interface Unanswered {
  write: unknown;
  key: string;
}

/**
 * Gives each write its key, and an equal write that follows an unanswered one the same key: should the server have stored
 * the first, it does not store it twice (kontrak.md, Writes).
 */
export function createWriteKeys() {
  let waiting: readonly Unanswered[] = [];
  return {
    of: (write: unknown): string => {
      const known = waiting.find((other) => isSame(other.write, write))?.key;
      if (known) return known;
      const key = uuid();
      waiting = [...waiting, { write, key }];
      return key;
    },
    settle: (key: string): void => {
      waiting = waiting.filter((other) => other.key !== key);
    },
  };
}

/** Files are the same when they are one and the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
  );
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);
