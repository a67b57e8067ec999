export { loadLuasLahan } from './model/load';
export { LuasLahanPage } from './ui/LuasLahanPage';
