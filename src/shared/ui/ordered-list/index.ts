export { OrderedList } from './OrderedList';
export { useOrder } from './use-order';
