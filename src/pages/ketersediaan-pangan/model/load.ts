import { KETERSEDIAAN_PANGAN_LIST, REKAP_KETERSEDIAAN_PANGAN } from '@/entities/ketersediaan-pangan';
import { loadKecamatan } from '@/entities/wilayah';
import { lastUnlessChosen, loadPeriode } from '@/features/pick-periode';
import { ask, type PageLoad } from '@/shared/api';
import { loadDirectoryOf } from '@/widgets/kecamatan-directory';
import { stokDi, stokKabupaten } from './filters';
import { isKabupaten } from './is-kabupaten';
import { rememberedPeriode } from './stored';

export const loadKetersediaanPangan = loadDirectoryOf('ketersediaan-pangan');

export const loadStok: PageLoad = async (client, address) => {
  const periode = loadPeriode(client, address, 'ketersediaan-pangan', lastUnlessChosen, rememberedPeriode);
  if (isKabupaten(address.params['kecamatan'] ?? '', address.wilayah)) {
    const periodeId = await periode;
    if (periodeId) await ask(client, REKAP_KETERSEDIAAN_PANGAN, { filter: stokKabupaten(periodeId) });
    return 200;
  }
  const [place, periodeId] = await Promise.all([loadKecamatan(client, address), periode]);
  if (!place) return 404;
  if (periodeId) await ask(client, KETERSEDIAAN_PANGAN_LIST, { filter: stokDi(place.id, periodeId) });
  return 200;
};
