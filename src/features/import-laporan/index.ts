export { findColumns } from './model/columns';
export { namesOf } from './model/names';
export { ImportLaporan } from './ui/ImportLaporan';
export { ImportList } from './ui/ImportList';
