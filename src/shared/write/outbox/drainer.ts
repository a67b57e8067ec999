import type { OutboxItem } from '../rows/item';
import type { OutboxStore } from '../rows/store';
import type { Outcome } from '../send/send';
import type { Writer } from '../send/writer';
import { nextItems } from './next-items';
import type { RowEvent } from './outbox-channel';
import { createRetryTimes } from './retry-times';
import type { SoleSender } from './sole-sender';
import { isFault, verdictOf } from './verdict';

export interface DrainerPorts {
  store: Pick<OutboxStore, 'sendable' | 'recall' | 'begin' | 'wait' | 'park' | 'settle'>;
  alone: SoleSender;
  writer: () => Writer | null;
  /** Rejects never. */
  send: (item: OutboxItem, writer: Writer) => Promise<Outcome<unknown>>;
  tell: (event: RowEvent) => void;
  /** False only where the device itself knows that it has no network. */
  isOnline: () => boolean;
}

const LOGIN_AGAIN = 'Masuk kembali untuk mengirim';
/** How long to wait after the database itself has failed. */
const RECOVER_MS = 5_000;

/** Sends what waits: one tab at a time, each entity's rows in their order, entities beside each other. */
export function createDrainer({ store, alone, writer, send, tell, isOnline }: DrainerPorts) {
  const retries = createRetryTimes();
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;
  let poke = () => {};
  let end = () => {};
  const stopped = new Promise<void>((resolve) => {
    end = resolve;
  });
  /** Milliseconds, from the last look at the rows, until an entity that rested then may be tried; null when none did. */
  let rest: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attempt = async ({ key, entity, attempts }: OutboxItem, who: Writer): Promise<void> => {
    const item = await store.begin(key);
    if (!item) return;
    tell({ key, state: 'mengirim' });
    const wasOnline = isOnline();
    const outcome = await send(item, who);
    const verdict = verdictOf(outcome, item.faults);
    const { error } = outcome;
    if (verdict === 'lagi' || verdict === 'sesi') {
      const hasNotLeft = verdict === 'sesi' || (error?.code === 0 && !wasOnline && !isOnline());
      await store.wait(key, {
        reason: verdict === 'sesi' ? LOGIN_AGAIN : (error?.message ?? null),
        attempts: hasNotLeft ? attempts : item.attempts,
        faults: error && isFault(error) ? item.faults + 1 : item.faults,
        setback: verdict === 'lagi' ? error?.code : undefined,
      });
      retries.failed(entity, error?.retryAfter);
      return tell({ key, state: 'antre' });
    }
    retries.passed(entity);
    if (verdict === 'terkirim') await store.settle(key, outcome.saved, outcome.error !== null || !outcome.isEqual);
    else await store.park(key, verdict, error?.message ?? '', { code: error?.code ?? 0, data: error?.data });
    tell({ key, state: verdict });
  };

  const drain = async (): Promise<void> => {
    rest = retries.next();
    const who = writer();
    if (!who || isStopped) return;
    const sending = new Map<string, Promise<void>>();
    const isBusy = (entity: string) => sending.has(entity) || retries.isResting(entity);
    /** A round sends with one token: a login as somebody else ends it. */
    const isStillHere = () => {
      const now = writer();
      return !isStopped && now?.userId === who.userId && now.token === who.token;
    };
    await store.recall(who.userId);
    for (;;) {
      // What whoever has logged in meanwhile wants is for the next round.
      if (isStillHere()) isWanted = false;
      const poked = new Promise<void>((wake) => {
        poke = wake;
      });
      const rows = isStillHere() ? await store.sendable(who.userId) : [];
      // Asked right after the rows were read: for a rest that ended between the two no timer would be set.
      rest = retries.next();
      const items = nextItems(rows, isBusy);
      for (const item of items) {
        const sent = attempt(item, who).finally(() => sending.delete(item.entity));
        sending.set(item.entity, sent);
      }
      if (sending.size === 0 && !(isWanted && isStillHere())) return;
      if (sending.size > 0) await Promise.race([...sending.values(), poked]);
    }
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    isWanted = false;
    clearTimeout(timer);
    try {
      await alone(() => Promise.race([drain(), stopped]));
    } catch {
      rest = RECOVER_MS;
    }
    isRunning = false;
    if (isStopped) return;
    if (isWanted) void run();
    else if (rest !== null) timer = setTimeout(() => wake(), rest);
  };

  /** @param isHopeful what failed before may work now: rests are cut short */
  const wake = (isHopeful = false): void => {
    if (isStopped) return;
    if (isHopeful) retries.cutShort();
    isWanted = true;
    poke();
    if (!isRunning) void run();
  };

  return {
    wake,
    /** For good: another tab may send, whatever answer is still waited for, and nothing more is begun. */
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
      end();
    },
  };
}
