export { EditLuasPage } from './ui/EditLuasPage';
export { LuasLahanPage } from './ui/LuasLahanPage';
export { TambahLuasPage } from './ui/TambahLuasPage';
