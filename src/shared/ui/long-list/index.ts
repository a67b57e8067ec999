export { LongList } from './LongList';
export { layOutAll } from './lay-out-all';
