export { KeepSending } from './ui/KeepSending';
export { OutboxBadge } from './ui/OutboxBadge';
export { OutboxState } from './ui/OutboxState';
export { PendingRows } from './ui/PendingRows';
