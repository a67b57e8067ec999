export { KeepSending } from './ui/KeepSending';
export { OutboxBadge } from './ui/OutboxBadge';
export { OutboxState } from './ui/OutboxState';
export { withMarks } from './ui/with-marks';
