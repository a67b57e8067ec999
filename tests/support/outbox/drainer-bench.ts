import { Kind } from 'graphql';
import { vi } from 'vitest';
import { ApiError } from '@/shared/api/api-error';
import { createDrainer, type DrainerPorts } from '@/shared/write/outbox/drainer';
import type { RowEvent } from '@/shared/write/outbox/outbox-channel';
import { newItem, type OutboxItem } from '@/shared/write/rows/item';
import type { Outcome } from '@/shared/write/send/send';
import type { Writer } from '@/shared/write/send/writer';

const document = { kind: Kind.DOCUMENT, definitions: [] } as const;
export const me: Writer = { userId: 1, token: 'kunci-masuk' };

/** What becomes of an attempt. */
export const outcomes = {
  lost: { error: new ApiError('Tidak dapat terhubung', 0), saved: null },
  failed: { error: new ApiError('Server gagal', 500, { message: 'Server gagal' }), saved: null },
  over: { error: new ApiError('Sesi berakhir', 401, { message: '' }), saved: null },
  busy: { error: new ApiError('Sibuk', 503, { message: '' }, 30), saved: null },
  refused: { error: new ApiError('Harga harus diisi', 422, { message: 'Harga harus diisi' }), saved: null },
  stored: { error: null, saved: { harga: { id: 7 } } },
} satisfies Record<string, Outcome<unknown>>;

/** A drainer with rows in memory, whose attempts end when the test says so. The clock is the test's. */
export function drainerBench() {
  const now = { writer: me as Writer | null, isOnline: true, turn: null as Promise<void> | null, afterTurn: () => {} };
  const told: RowEvent[] = [];
  const sends: { key: string; token: string; end: (outcome: Outcome<unknown>) => void }[] = [];
  const recalled: number[] = [];
  let rows: OutboxItem[] = [];
  let turns = 0;

  const row = (key: string) => rows.find((one) => one.key === key);
  const put = (key: string, change: Partial<OutboxItem>): OutboxItem | null => {
    rows = rows.map((one) => (one.key === key ? { ...one, ...change } : one));
    return row(key) ?? null;
  };
  const store: DrainerPorts['store'] = {
    sendable: async () => [...rows],
    recall: async (userId: number) => void recalled.push(userId),
    begin: async (key: string) =>
      row(key)?.state === 'antre' ? put(key, { state: 'mengirim', attempts: (row(key)?.attempts ?? 0) + 1 }) : null,
    wait: async (key: string, known: Partial<OutboxItem>) => put(key, { state: 'antre', ...known }),
    park: async (key: string, state: 'ditolak' | 'bentrok', reason: string, refusal: OutboxItem['refusal']) =>
      put(key, { state, reason, refusal }),
    settle: async (key: string, saved: unknown) => put(key, { state: 'terkirim', saved }),
  };
  const drainer = createDrainer({
    store,
    alone: async (work) => {
      turns += 1;
      if (now.turn) await now.turn;
      await work();
      now.afterTurn();
    },
    writer: () => now.writer,
    send: ({ key }, { token }) => new Promise((end) => sends.push({ key, token, end })),
    tell: (news) => told.push(news),
    isOnline: () => now.isOnline,
  });
  /** Lets everything happen that needs no time. */
  const settle = () => vi.advanceTimersByTimeAsync(0);

  return {
    now,
    told,
    sends,
    recalled,
    store,
    drainer,
    row,
    put,
    settle,
    turns: () => turns,
    states: () => rows.map(({ state }) => state),
    /** The rows that were sent, in this order. */
    sent: () => sends.map(({ key }) => key),
    /** Adds rows by their keys, each of the entity that its letter names. */
    lay: (...keys: string[]): void => {
      for (const key of keys) {
        const words = { userId: 1, entity: key.replace(/\d/, ''), label: '', refresh: [], document };
        rows.push({ ...newItem({ ...words, variables: { input: {} } }, key), urut: rows.length + 1 });
      }
    },
    wake: async (isHopeful?: boolean) => {
      drainer.wake(isHopeful);
      await settle();
    },
    answer: async (number: number, outcome: Outcome<unknown>) => {
      sends[number]?.end(outcome);
      await settle();
    },
  };
}
