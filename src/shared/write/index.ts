export { stuckKeys } from './outbox/next-items';
export { type Outbox, outboxOf, patience } from './outbox/outbox';
export type { Correction } from './pending/correction';
export { pageWithPending } from './pending/page-with-pending';
export { useOpenedRow } from './pending/use-opened-row';
export { useOutbox, usePending, useWritten } from './pending/use-outbox';
export { mayChange, type PendingList, type Waiting, type WithPending, withPending } from './pending/with-pending';
export {
  isOld,
  isParked,
  isUnsent,
  mayEdit,
  type NewItem,
  newItem,
  type OutboxItem,
  type Replacement,
} from './rows/item';
export { later, type OrLater } from './rows/later';
export type { Noted } from './rows/ledger';
export { acknowledgeMissing, lookForMissing, type Missing, useMissing } from './rows/missing';
export { outboxStore } from './rows/store';
export { unkept, useUnkept } from './rows/unstored';
export { handOver, savingAs } from './save/saving-form';
export { useRevision } from './save/use-revision';
export { KEPT, useSave } from './save/use-save';
export { useSubmit } from './save/use-submit';
export { refresh } from './send/refresh';
export type { Outcome, WriteDocument } from './send/send';
export { type Writer, WriterContext } from './send/writer';
