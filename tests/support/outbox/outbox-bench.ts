import { expect } from 'vitest';
import { createOutbox } from '@/shared/write/outbox/outbox';
import type { RowEvent } from '@/shared/write/outbox/outbox-channel';
import type { NewItem, OutboxItem } from '@/shared/write/rows/item';
import { outboxStore } from '@/shared/write/rows/store';
import type { Outcome } from '@/shared/write/send/send';
import { me } from './drainer-bench.ts';
import { PATIENT_MS, writeOf } from './outbox-rows.ts';

/** An outbox on this device whose attempts end when the test says so. */
export function outboxBench(patienceMs = PATIENT_MS) {
  const told: RowEvent[] = [];
  const sends: { item: OutboxItem; end: (outcome: Outcome<unknown>) => void }[] = [];
  const outbox = createOutbox({
    writer: () => me,
    send: (item) => new Promise((end) => sends.push({ item, end })),
    alone: (work) => work(),
    patienceMs,
  });
  outbox.listen((news) => told.push(news));

  return {
    outbox,
    told,
    sends,
    close: outbox.close,
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
