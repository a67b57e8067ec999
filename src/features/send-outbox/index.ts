export { type Receipt, receiptOf, sentAllSentence, sentWords } from './model/receipt';
export { inGroups, type SentRows, sentRowsOf } from './model/sent-rows';
export { useSending } from './model/use-sending';
export { MissingRows } from './ui/MissingRows';
export { OutboxBadge } from './ui/OutboxBadge';
export { OutboxState } from './ui/OutboxState';
export { RolledBackRows } from './ui/RolledBackRows';
export { withMarks } from './ui/with-marks';
