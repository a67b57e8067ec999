import { directoryNeeds } from '@/widgets/kecamatan-directory';
import { LuasTanamDirectory, TimbangBalitaDirectory } from './ui/LaporanDirectory';
import { LaporanPage } from './ui/LaporanPage';

/** Two links, which need no data. */
export const laporan = { Page: LaporanPage, needs: async () => 200 as const };

export const timbangBalitaDirectory = { Page: TimbangBalitaDirectory, needs: directoryNeeds('timbang-balita') };
export const luasTanamDirectory = { Page: LuasTanamDirectory, needs: directoryNeeds('luas-tanam') };
