export {
  loadLaporan,
  loadLuasTanam,
  loadLuasTanamDirectory,
  loadTimbangBalita,
  loadTimbangBalitaDirectory,
} from './model/load';
export { LuasTanamDirectory, TimbangBalitaDirectory } from './ui/directories';
export { LaporanPage } from './ui/LaporanPage';
export { LuasTanamPage } from './ui/LuasTanamPage';
export { TimbangBalitaPage } from './ui/TimbangBalitaPage';
