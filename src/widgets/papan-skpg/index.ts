export { Kurva } from './ui/Kurva';
export { Naskah } from './ui/Naskah';
export { nilaiOf, Peta } from './ui/Peta';
export { kataIndikator, Tabel } from './ui/Tabel';
