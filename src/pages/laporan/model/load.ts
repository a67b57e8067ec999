import { LUAS_TANAM_LIST } from '@/entities/luas-tanam';
import { TIMBANG_BALITA_LIST } from '@/entities/timbang-balita';
import { loadKecamatan } from '@/entities/wilayah';
import { loadPeriode, noneUnlessAsked } from '@/features/pick-periode';
import { ask, type PageLoad } from '@/shared/api';
import { loadDirectoryOf } from '@/widgets/kecamatan-directory';
import { tanamDi, timbangDi } from './filters';
import { rememberedPeriodeTanam, rememberedPeriodeTimbang } from './stored';

export const loadTimbangBalitaDirectory = loadDirectoryOf('timbang-balita');
export const loadLuasTanamDirectory = loadDirectoryOf('luas-tanam');

/** The two doors ask for nothing. */
export const loadLaporan: PageLoad = async () => 200;

export const loadTimbangBalita: PageLoad = async (client, address) => {
  const [place, periodeId] = await Promise.all([
    loadKecamatan(client, address),
    loadPeriode(client, address, 'timbang-balita', noneUnlessAsked, rememberedPeriodeTimbang),
  ]);
  if (!place) return 404;
  if (periodeId) await ask(client, TIMBANG_BALITA_LIST, { filter: timbangDi(place.id, periodeId) });
  return 200;
};

export const loadLuasTanam: PageLoad = async (client, address) => {
  const [place, periodeId] = await Promise.all([
    loadKecamatan(client, address),
    loadPeriode(client, address, 'luas-tanam', noneUnlessAsked, rememberedPeriodeTanam),
  ]);
  if (!place) return 404;
  if (periodeId) await ask(client, LUAS_TANAM_LIST, { filter: tanamDi(place.id, periodeId) });
  return 200;
};
