import { komoditiBySlug } from '#contract/slug-komoditi.ts';
import { komoditiNames } from '@/entities/acuan';
import { kecamatanAt, rememberedKecamatan } from '@/entities/wilayah';
import { type Needs, type PageAddress, type Read, useInfiniteList } from '@/shared/api';
import { readHarga } from '@/widgets/harga-komoditi';

/** The place that was opened last on the screens of prices. */
export const chosenKecamatan = rememberedKecamatan('detailKecamatanHargaPangan');

/** The period that an address asks for. */
export const askedPeriode = (query: URLSearchParams): number | undefined => Number(query.get('periode')) || undefined;

async function komoditiAt(read: Read, { params }: PageAddress) {
  const answer = await read(komoditiNames);
  return komoditiBySlug(answer?.page?.data ?? [], params['komoditi'] ?? '');
}

export const needsDiKecamatan: Needs = async (read, address) => {
  const [kecamatan, komoditi] = await Promise.all([kecamatanAt(read, address), komoditiAt(read, address)]);
  if (!kecamatan || !komoditi) return 404;
  await readHarga(read, { komoditi_id: komoditi.id, tempat: kecamatan.id, periodeId: askedPeriode(address.query) });
  return 200;
};

export const needsSeKabupaten: Needs = async (read, address) => {
  const komoditi = await komoditiAt(read, address);
  if (!komoditi) return 404;
  await readHarga(read, { komoditi_id: komoditi.id, tempat: 'kabupaten', periodeId: askedPeriode(address.query) });
  return 200;
};

/** The commodity that an address names, on screen. */
export function useKomoditi(slug: string) {
  const { rows, isLoading, error, retry } = useInfiniteList(komoditiNames);
  const komoditi = komoditiBySlug(rows, slug);
  return {
    komoditi,
    isLoading,
    error: komoditi ? undefined : error,
    isUnknown: !komoditi && !isLoading && !error,
    retry,
  };
}
