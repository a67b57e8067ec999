import { directoryNeeds } from '@/widgets/kecamatan-directory';
import { needsOfKecamatan } from '@/widgets/place-feed';
import { tanamDi, timbangDi } from './model/needs';
import { LuasTanamDirectory, TimbangBalitaDirectory } from './ui/LaporanDirectory';
import { LaporanPage } from './ui/LaporanPage';
import { LuasTanamPage, TimbangBalitaPage } from './ui/LaporanTempatPages';

/** Two links, which need no data. */
export const laporan = { Page: LaporanPage, needs: async () => 200 as const };

export const timbangBalitaDirectory = { Page: TimbangBalitaDirectory, needs: directoryNeeds('timbang-balita') };
export const timbangBalita = { Page: TimbangBalitaPage, needs: needsOfKecamatan(timbangDi) };

export const luasTanamDirectory = { Page: LuasTanamDirectory, needs: directoryNeeds('luas-tanam') };
export const luasTanam = { Page: LuasTanamPage, needs: needsOfKecamatan(tanamDi) };
