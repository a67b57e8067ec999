export { stuckKeys } from './outbox/next-items';
export { type Outbox, outboxOf } from './outbox/outbox';
export { pageWithPending } from './pending/page-with-pending';
export { useOpenedRow } from './pending/use-opened-row';
export { useMissing, useOutbox, useRolledBack, useTabOutbox, useUnstored, useWritten } from './pending/use-outbox';
export { isSeenHere, useSeenHere } from './pending/use-seen-here';
export {
  mayChange,
  type PendingList,
  savedRow,
  type Waiting,
  type WithPending,
  withPending,
} from './pending/with-pending';
export type { Correction } from './rows/item';
export {
  isOld,
  isParked,
  isSentSince,
  isUnsent,
  mayEdit,
  type NewItem,
  newItem,
  type OutboxItem,
  type Replacement,
  type SentItem,
} from './rows/item';
export { keysIn, later, type OrLater } from './rows/later';
export type { Noted } from './rows/ledger';
export type { Missing } from './rows/missing';
export type { AskKnown } from './rows/rolled-back';
export { rowOf } from './rows/row-of';
export { outboxStore } from './rows/store';
export { OVERWRITES, overwriteNext } from './save/overwrite-next';
export { type FailedWords, noteOf } from './save/save-words';
export { useOnce } from './save/use-once';
export { STORED_HERE, useSave } from './save/use-save';
export { useSubmit } from './save/use-submit';
export { type Conflict, conflictOf } from './send/conflict';
export { answerField, isSameValue } from './send/equal-row';
export type { Outcome, Refused, SavingForm, WriteDocument } from './send/send';
export { refresh } from './send/send';
export { type Writer, WriterContext } from './send/writer';
