import { serverHistory, stored } from '../../lib/browser';
import { followed } from '../../lib/followed';
import type { openChannel } from '../outbox/outbox-channel';
import type { OutboxItem, SentItem } from './item';
import { journal } from './journal';

/** Tells which of these writes the server still has. Rejects where it does not answer. */
export type AskKnown = (keys: readonly string[]) => Promise<readonly string[]>;

/** Acknowledged rows of a user that are gone since the server was restored from an older backup. */
export interface RolledBack {
  userId: number | undefined;
  rows: readonly SentItem[];
}

const nothing: RolledBack = { userId: undefined, rows: [] };

/** In the place of a row's key: the other tabs read what is lost anew. */
const HISTORY = 'riwayat';

/** The turn of history up to which a user's journal was compared. */
const comparedTurn = (userId: number) =>
  stored(`riwayatDiperiksa/${userId}`, (value): value is number => typeof value === 'number');

/** Compares what this device was told is stored with what the server has, and brings back what is lost. */
export function createRolledBack(
  channel: Pick<ReturnType<typeof openChannel>, 'tell' | 'listen'>,
  begin: (items: readonly OutboxItem[]) => void,
) {
  const { get: known, set, subscribe } = followed<RolledBack>(nothing);
  const look = async (userId: number): Promise<void> => {
    const rows = await journal.lost(userId);
    if (known().userId !== userId || rows.length > 0 || known().rows.length > 0) set({ userId, rows });
  };
  const lookAgain = async (userId: number): Promise<void> => {
    await look(userId);
    channel.tell({ key: HISTORY, state: null });
  };
  channel.listen(({ key }) => {
    const { userId } = known();
    if (key === HISTORY && userId !== undefined) look(userId).catch(() => undefined);
  });

  return {
    known,
    subscribe,
    look,
    /**
     * Asks for all that was sent lately where the server's history has changed; else for the newest alone, for whatever
     * way a database was put back, the newest writes are gone first.
     *
     * @returns what is found lost
     */
    compare: async (userId: number, ask: AskKnown): Promise<readonly SentItem[]> => {
      const turn = serverHistory.turn();
      const keys = await journal.keys(userId);
      const isDue = comparedTurn(userId).read() !== turn;
      const isNewestThere = async () => (await unknownOf(keys.slice(0, 1), ask)).length === 0;
      if (!isDue && (await isNewestThere())) return [];
      const lost = await journal.lose(userId, await unknownOf(keys, ask));
      comparedTurn(userId).write(turn);
      if (lost.length > 0) await lookAgain(userId);
      return lost;
    },
    /** Sends it again; of two tabs one does. */
    resend: async (userId: number): Promise<void> => {
      begin(await journal.resend(userId));
      await lookAgain(userId);
    },
    giveUp: async (userId: number): Promise<void> => {
      await journal.giveUp(userId);
      await lookAgain(userId);
    },
  };
}

async function unknownOf(keys: readonly string[], ask: AskKnown): Promise<string[]> {
  const known = new Set(keys.length > 0 ? await ask(keys) : []);
  return keys.filter((key) => !known.has(key));
}
