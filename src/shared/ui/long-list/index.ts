export { LongList } from './LongList';
