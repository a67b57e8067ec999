export { EditLahanPage } from './ui/EditLahanPage';
export { LahanPetaniPage } from './ui/LahanPetaniPage';
export { TambahLahanPage } from './ui/TambahLahanPage';
