export { Ambang, kataAmbang, SumberAmbang } from './ui/Ambang';
export { Kurva } from './ui/Kurva';
export { Naskah } from './ui/Naskah';
export { Perubahan } from './ui/Perubahan';
export { PetaAspek } from './ui/PetaAspek';
export { Ringkas } from './ui/Ringkas';
export { Tabel } from './ui/Tabel';
export { Tanda } from './ui/Tanda';
export { TandaDini } from './ui/TandaDini';
