import { expect } from 'vitest';
import type { Outcome } from '@/shared/api/save';
import type { NewItem, OutboxItem } from '@/shared/outbox/item';
import type { News } from '@/shared/outbox/news';
import { createOutbox, patience } from '@/shared/outbox/outbox';
import { outboxStore } from '@/shared/outbox/store';
import { me } from './drainer-bench.ts';
import { writeOf } from './outbox-rows.ts';

/** An outbox on this device whose attempts end when the test says so. */
export function outboxBench() {
  const usual = patience.ms;
  const told: News[] = [];
  const sends: { item: OutboxItem; end: (outcome: Outcome<unknown>) => void }[] = [];
  const outbox = createOutbox({
    writer: () => me,
    send: (item) => new Promise((end) => sends.push({ item, end })),
    turn: (work) => work(),
  });
  outbox.listen((news) => told.push(news));

  return {
    outbox,
    told,
    sends,
    /** To be called after each test: its patience is the usual one again. */
    close: () => {
      outbox.close();
      patience.ms = usual;
    },
    stateOf: async (key: string) => (await outboxStore.byKey(key))?.state,
    /** Stores a write, which is on its way then. @returns how its attempt ends */
    begin: async (item: NewItem = writeOf('Cabai')) => {
      await outbox.add([item]);
      await expect.poll(() => sends.map((one) => one.item.key)).toContain(item.key);
      const end = (outcome: Outcome<unknown>) => sends.find((one) => one.item.key === item.key)?.end(outcome);
      return { key: item.key, end };
    },
  };
}
