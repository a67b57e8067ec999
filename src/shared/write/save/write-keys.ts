import { uuid } from '../../lib/uuid';

/**
 * Gives each write its key, and an equal write that follows an unanswered one the same key: should the server have stored
 * the first, it does not store it twice (kontrak.md, Writes).
 */
export function createWriteKeys() {
  const unanswered = new Map<string, unknown>();
  return {
    of: (write: unknown): string => {
      for (const [key, other] of unanswered) if (isSame(other, write)) return key;
      const key = uuid();
      unanswered.set(key, write);
      return key;
    },
    settle: (key: string): void => void unanswered.delete(key),
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
