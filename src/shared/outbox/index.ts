export type { Correction } from './correction';
export { isOld, isParked, isUnsent, mayEdit, newItem, type OutboxItem, type Replacement } from './item';
export { later, type OrLater } from './later';
export { stuckKeys } from './next-items';
export { type Outbox, outboxOf, patience } from './outbox';
export { handOver, type SavingForm, savingAs } from './saving-form';
export { outboxStore } from './store';
export { useOutbox, usePending, useWritten } from './use-outbox';
