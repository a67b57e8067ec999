import { stored, withFields } from './stored';

/**
 * The history of which the server's answers are: its id, how many writes it had when it was heard last, and how often this
 * device has met another one.
 */
const memory = stored('riwayatServer', withFields({ id: 'string', tulisan: 'number', putaran: 'number' }));

const listeners = new Set<() => void>();

/** Follows which history the server is on: a restore from a backup begins another (docs/decisions/0044). */
export const serverHistory = {
  /** The number of times that the history has changed under this device. */
  turn: (): number => memory.read()?.putaran ?? 0,

  /** The number of writes that the server had by the last answer; asked before a question is sent. */
  writes: (): number => memory.read()?.tulisan ?? 0,

  /**
   * Takes in the `X-Riwayat` of an answer. Each restore and each start of the server brings another id; a database that was
   * put back under a running server has fewer writes than the server had before the question was sent.
   */
  hear: (header: string | null, writesBefore: number): void => {
    const [, id, digits] = /^(\w+)\.(\d+)$/.exec(header ?? '') ?? [];
    if (id === undefined) return;
    const writes = Number(digits);
    const last = memory.read();
    const isOther = last !== null && (last.id !== id || writes < writesBefore);
    const tulisan = last && !isOther ? Math.max(last.tulisan, writes) : writes;
    if (last && !isOther && tulisan === last.tulisan) return;
    memory.write({ id, tulisan, putaran: serverHistory.turn() + (isOther ? 1 : 0) });
    if (isOther) for (const listener of listeners) listener();
  },

  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
