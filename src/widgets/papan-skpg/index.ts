export { Kurva } from './ui/Kurva';
export { Naskah } from './ui/Naskah';
export { PetaAspek } from './ui/PetaAspek';
export { kataIndikator, Tabel } from './ui/Tabel';
