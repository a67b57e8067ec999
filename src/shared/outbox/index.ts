export { isOld, isParked, isUnsent, mayEdit, newItem, type OutboxItem } from './item';
export { beginSaving, handOver } from './kept';
export { later, type OrLater } from './later';
export { stuckKeys } from './next-items';
export { type Outbox, outboxOf, patience } from './outbox';
export { outboxStore } from './store';
export { useOutbox, usePending, useWritten } from './use-outbox';
export { hurry } from './waits';
export { mayChange, type PendingList, type Waiting, type WithPending, withPending } from './with-pending';
