export { Kurva } from './ui/Kurva';
export { Naskah } from './ui/Naskah';
export { PetaAspek } from './ui/PetaAspek';
export { Tabel } from './ui/Tabel';
export { Tanda } from './ui/Tanda';
export { TandaDini } from './ui/TandaDini';
