export { ADUAN_LIST, type Aduan } from './api/aduan';
export { AduanSheet } from './ui/AduanSheet';
export { alasanWords, statusAduanWords } from './ui/words';
