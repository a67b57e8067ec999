import type { Needs } from '@/shared/api';
import { directoryNeeds } from '@/widgets/kecamatan-directory';
import { kabupatenOf } from './api/kabupaten';
import { LuasTanamDirectory, TimbangBalitaDirectory } from './ui/LaporanDirectory';
import { LaporanPage } from './ui/LaporanPage';

/** Two links, which need no data. */
export const laporan = { Page: LaporanPage, needs: async () => 200 as const };

/** The places with what they reported, and below the title the whole regency's newest month. */
const reportNeeds =
  (jenis: 'timbang-balita' | 'luas-tanam', ukuran: 'nd' | 'tanam'): Needs =>
  async (read, address) => {
    const [status] = await Promise.all([directoryNeeds(jenis)(read, address), read(kabupatenOf(ukuran))]);
    return status;
  };

export const timbangBalitaDirectory = { Page: TimbangBalitaDirectory, needs: reportNeeds('timbang-balita', 'nd') };
export const luasTanamDirectory = { Page: LuasTanamDirectory, needs: reportNeeds('luas-tanam', 'tanam') };
