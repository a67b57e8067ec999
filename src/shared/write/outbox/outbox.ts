import type { ApolloClient } from '@apollo/client';
import { ApiError } from '../../api/api-error';
import type { Batch } from '../rows/batch';
import { isParked, isUnsent, type NewItem, type OutboxItem, type OutboxNames, type Replacement } from '../rows/item';
import { createMissing } from '../rows/missing';
import { createRolledBack } from '../rows/rolled-back';
import { type OutboxStore, outboxStore } from '../rows/store';
import { createUnstored } from '../rows/unstored';
import { type Outcome, send, type WriteVariables } from '../send/send';
import type { Writer } from '../send/writer';
import { askForSync, askToPersist } from './device';
import { createDrainer, type DrainerPorts } from './drainer';
import { openChannel, type RowEvent } from './outbox-channel';
import { createPatience } from './patience';
import { sendAlone } from './sole-sender';

/** How long a form waits for the server before it goes on with what is stored on the device. */
const PATIENCE_MS = 1_500;

/** Proxies give up on a server by then. */
const LATEST_MS = 120_000;

type Ports = Pick<DrainerPorts, 'send' | 'writer'> &
  Partial<DrainerPorts> & { store?: OutboxStore; patienceMs?: number };

interface AddOptions {
  /** Tells how far an upload is. */
  via?: typeof fetch | undefined;
  /** Names of the drafts that held the values until now. */
  drafts?: readonly string[];
}

const isOnline = () => navigator.onLine !== false;

/** What waits on this device, and its way to the server. */
export function createOutbox({ store = outboxStore, alone = sendAlone, patienceMs = PATIENCE_MS, ...ports }: Ports) {
  const channel = openChannel();
  const drainer = createDrainer({ isOnline, tell: channel.tell, ...ports, store, alone });
  const unstored = createUnstored();
  const { whenAtRest, heardOrTired } = createPatience(channel, store, patienceMs);
  /** Rows for whose answer a form of this tab still waits. */
  const awaited = new Set<string>();
  /** Ways of sending that tell how far an upload is; they live as long as the tab. */
  const vias = new Map<string, typeof fetch>();
  const tellAll = (keys: readonly string[], state: RowEvent['state']) => {
    for (const key of keys) channel.tell({ key, state });
    drainer.wake(true);
  };

  /** What is stored may be sent. */
  const begin = (items: readonly NewItem[]) => {
    askToPersist();
    void askForSync();
    for (const { key } of items) channel.tell({ key, state: 'antre' });
    drainer.wake();
  };

  return {
    /**
     * Stores writes, all or none, and tries to send them.
     *
     * @param drafts are removed in the same transaction: an app that dies offers nothing twice, and loses nothing
     * @throws where the device refuses to store
     */
    async add(items: readonly NewItem[], { via, drafts = [] }: AddOptions = {}): Promise<void> {
      await store.add(items, drafts);
      if (via) for (const { key } of items) vias.set(key, via);
      begin(items);
    },

    /**
     * Adds, changes and removes rows, all or none, and keeps what is not to be sent yet.
     *
     * @returns the rows as they are stored; null where one was sent meanwhile: then nothing has changed
     * @throws where the device refuses to store
     */
    async write(batch: Batch): Promise<readonly OutboxItem[] | null> {
      const stored = await store.write(batch);
      if (!stored) return null;
      for (const key of [...(batch.remove ?? []), ...(batch.drop ?? [])]) channel.tell({ key, state: null });
      if (stored.length > 0) begin(stored);
      return stored;
    },

    /**
     * What became of a write once the server has answered, or when a form has waited long enough. A refused one leaves the
     * outbox when the form takes it back; else it stays, and the outcome bears its key.
     */
    async outcomeOf<Saved>(key: string, takeBack = () => true): Promise<Outcome<Saved>> {
      const item = await answerTo(key);
      if (item?.state === 'terkirim') return { error: null, saved: item.saved as Saved | null };
      if (!item || !isParked(item)) {
        return { error: null, saved: null, key, ...(item?.setback && { isSetBack: true }) };
      }
      const error = new ApiError(item.reason ?? '', item.refusal?.code ?? 0, item.refusal?.data);
      if (!takeBack()) {
        channel.tell({ key, state: item.state });
        return { error, saved: null, key };
      }
      tellAll(await store.remove(key), null);
      return { error, saved: null };
    },

    /** Whether a write, for whose answer no form waits any more, was answered by a failure of the server. */
    async isSetBackLate(key: string): Promise<boolean> {
      await heardOrTired(key, LATEST_MS);
      const item = await store.byKey(key);
      // A write without an answer has the code 0.
      return item?.state === 'antre' && Boolean(item.setback);
    },

    resend: async (key: string): Promise<void> => {
      await store.resend(key);
      tellAll([key], 'antre');
    },

    /**
     * @param revisi a newer revision that whoever types has seen
     * @returns false when it was sent meanwhile
     */
    edit: async (
      key: string,
      variables: WriteVariables,
      revisi?: number,
      names?: Partial<OutboxNames>,
    ): Promise<boolean> => {
      const item = await whenAtRest(key, () => store.edit(key, variables, revisi, names));
      tellAll([key], 'antre');
      return item !== null;
    },

    /** Sends another write in the place of one. @returns false when that was sent meanwhile */
    replace: async (key: string, write: Replacement): Promise<boolean> => {
      const item = await whenAtRest(key, () => store.replace(key, write));
      if (item) tellAll([item.key], 'antre');
      return item !== null;
    },

    /** @returns false when it is on its way at this moment */
    remove: async (key: string): Promise<boolean> => {
      const removed = await whenAtRest(key, async () => {
        const keys = await store.remove(key);
        return keys.length > 0 ? keys : null;
      });
      tellAll(removed ?? [], null);
      return removed !== null;
    },

    /** A user's rows in the order of writing, and those that were sent lately. */
    items: (userId: number): Promise<OutboxItem[]> => store.of(userId),
    /** Those of these keys that are there. */
    found: store.found,
    look: store.look,
    forgetSent: (userId: number, before?: number): Promise<void> => store.forgetSent(userId, before),
    /** Takes back times that lie in the future. */
    mendTimes: async (userId: number, now: number): Promise<void> => {
      for (const { key } of await store.mendTimes(userId, now)) channel.tell({ key, state: null });
    },
    unstored,
    missing: createMissing(unstored),
    rolledBack: createRolledBack(channel, begin),
    viaOf: (key: string): typeof fetch | undefined => vias.get(key),
    isAwaited: (key: string): boolean => awaited.has(key),
    wake: drainer.wake,
    listen: channel.listen,
    close: (): void => {
      drainer.stop();
      channel.close();
    },
  };

  async function answerTo(key: string): Promise<OutboxItem | undefined> {
    awaited.add(key);
    try {
      const item = await store.byKey(key);
      // Nothing more is told of a row that has its answer.
      if (!item || !isUnsent(item) || isParked(item)) return item;
      // A row that depends on another cannot be answered before it, and that one was waited for already.
      const isHopeless = !isOnline() || item.dependsOn.length > 0;
      await heardOrTired(key, isHopeless ? 0 : patienceMs);
      return await store.byKey(key);
    } finally {
      awaited.delete(key);
    }
  }
}

export type Outbox = ReturnType<typeof createOutbox>;

const outboxes = new WeakMap<ApolloClient, Outbox>();

/** The outbox of this tab, which lives as long as its client. `ports` count for whoever asks first. */
export function outboxOf(client: ApolloClient, writer: () => Writer | null, ports: Partial<Ports> = {}): Outbox {
  const known = outboxes.get(client);
  if (known) return known;
  const outbox: Outbox = createOutbox({
    ...ports,
    writer,
    send: ({ document, variables, key, revisi }, { token }) =>
      send(client, document, variables, { key, revisi, token, send: outbox.viaOf(key) }),
  });
  outboxes.set(client, outbox);
  return outbox;
}
