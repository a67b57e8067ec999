export { isOld, isParked, isUnsent, mayEdit, newItem, type OutboxItem } from './item';
export { later, type OrLater } from './later';
export type { Noted } from './ledger';
export { acknowledgeMissing, lookForMissing, type Missing, useMissing } from './missing';
export { stuckKeys } from './next-items';
export { type Outbox, outboxOf, patience } from './outbox';
export { handOver, type SavingForm, savingAs } from './saving-form';
export { outboxStore } from './store';
export { useOutbox, usePending, useWritten } from './use-outbox';
