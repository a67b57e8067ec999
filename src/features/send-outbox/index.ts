export { KeepSending } from './ui/KeepSending';
export { MissingRows } from './ui/MissingRows';
export { OutboxBadge } from './ui/OutboxBadge';
export { OutboxState } from './ui/OutboxState';
export { PendingRows } from './ui/PendingRows';
