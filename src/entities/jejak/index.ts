export { JEJAK_LIST, type JejakFilter } from './api/jejak';
export { jejakColumns } from './model/columns';
export { perbuatanWord, tabelWord } from './model/words';
