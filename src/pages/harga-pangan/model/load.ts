import { HARGA_PANGAN_KUTAI_BARAT_LIST, HARGA_PANGAN_LIST } from '@/entities/harga-pangan';
import { loadKecamatan } from '@/entities/wilayah';
import { lastUnlessChosen, loadPeriode } from '@/features/pick-periode';
import { ask, type PageLoad } from '@/shared/api';
import { loadDirectoryOf } from '@/widgets/kecamatan-directory';
import { hargaDi, hargaKutaiBarat } from './filters';
import { rememberedPeriode } from './stored';

export const loadHargaPangan = loadDirectoryOf('harga-pangan');

export const loadHargaKecamatan: PageLoad = async (client, address) => {
  const [place, periodeId] = await Promise.all([
    loadKecamatan(client, address),
    loadPeriode(client, address, 'harga-pangan', lastUnlessChosen, rememberedPeriode),
  ]);
  if (!place) return 404;
  if (periodeId) await ask(client, HARGA_PANGAN_LIST, { filter: hargaDi(place.id, periodeId) });
  return 200;
};

export const loadHargaKutaiBarat: PageLoad = async (client, address) => {
  const periodeId = await loadPeriode(client, address, 'harga-pangan', lastUnlessChosen, rememberedPeriode);
  if (periodeId) await ask(client, HARGA_PANGAN_KUTAI_BARAT_LIST, { filter: hargaKutaiBarat(periodeId) });
  return 200;
};
