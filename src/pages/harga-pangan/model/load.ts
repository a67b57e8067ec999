import type { ApolloClient } from '@apollo/client';
import { HARGA_PANGAN_KUTAI_BARAT_LIST, HARGA_PANGAN_LIST } from '@/entities/harga-pangan';
import { PERIODE_LIST } from '@/entities/periode';
import { KECAMATAN_LIST, kecamatanBySlug } from '@/entities/wilayah';
import { allPeriodes, chosenPeriode } from '@/features/pick-periode';
import { ask, type PageAddress, type PageLoad } from '@/shared/api';
import { allKecamatan } from '@/widgets/kecamatan-directory';
import { hargaDi, hargaKutaiBarat } from './filters';
import { rememberedPeriode } from './stored';

export const loadDirectory: PageLoad = async (client) => {
  await ask(client, KECAMATAN_LIST, allKecamatan);
  return 200;
};

const chosen = async (client: ApolloClient, { query }: PageAddress): Promise<number> => {
  const periodes = (await ask(client, PERIODE_LIST, allPeriodes('harga-pangan')))?.page?.data ?? [];
  return chosenPeriode({ asked: query.get('periode'), stored: rememberedPeriode.read(), periodes });
};

export const loadKecamatan: PageLoad = async (client, address) => {
  const [kecamatan, periodeId] = await Promise.all([
    ask(client, KECAMATAN_LIST, allKecamatan),
    chosen(client, address),
  ]);
  const place = kecamatanBySlug(kecamatan?.page?.data ?? [], address.params['kecamatan'] ?? '');
  if (!place) return 404;
  if (periodeId) await ask(client, HARGA_PANGAN_LIST, { filter: hargaDi(place.id, periodeId) });
  return 200;
};

export const loadKutaiBarat: PageLoad = async (client, address) => {
  const periodeId = await chosen(client, address);
  if (periodeId) await ask(client, HARGA_PANGAN_KUTAI_BARAT_LIST, { filter: hargaKutaiBarat(periodeId) });
  return 200;
};
