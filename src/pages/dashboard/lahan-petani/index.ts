export { EditLahanPage, TambahLahanPage } from './ui/LahanPages';
export { LahanPetaniPage } from './ui/LahanPetaniPage';
