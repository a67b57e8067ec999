export { newItem } from './item';
export { later, type OrLater } from './later';
export { outboxOf } from './outbox';
