import { bestFirst } from '#contract/formulas/kata.ts';
import type { HasilCari } from '#contract/summaries/cari.ts';
import { KABUPATEN } from '#contract/summaries/periode-terkini.ts';
import { allKomoditi, type Komoditi } from '@/entities/acuan';
import { allHargaKutaiBarat, allHargaPangan, type HargaPanganKutaiBarat } from '@/entities/harga-pangan';
import { useCurrentAt } from '@/entities/periode';
import { allKecamatan } from '@/entities/wilayah';
import { useNeed } from '@/shared/api';

/** What of a search is found in the lists that lie on this device; null where the list is not there. */
export interface OnDevice {
  komoditi: HasilCari['komoditi'] | null;
  kecamatan: HasilCari['kecamatan'] | null;
}

/**
 * Searches the commodities with their prices, and the places, without asking anybody: they are few, so their lists are
 * there as a whole.
 *
 * @param kecamatanId whose prices are shown; those of the regency without it
 * @param isWanted whether the lists are asked for at all
 */
export function useOnDevice(kecamatanId: number | undefined, isWanted = true): (words: readonly string[]) => OnDevice {
  const komoditi = useNeed(isWanted ? allKomoditi : null).data?.page?.data;
  const kecamatan = useNeed(isWanted ? allKecamatan : null).data?.page?.data;
  const periode = useCurrentAt(isWanted ? 'harga-pangan' : null, kecamatanId ?? KABUPATEN).kini?.current;
  const ofPlace = useNeed(periode && kecamatanId ? allHargaPangan(periode.id, kecamatanId) : null);
  const ofRegency = useNeed(periode && !kecamatanId ? allHargaKutaiBarat(periode.id) : null);
  const prices = (kecamatanId ? ofPlace : ofRegency).data?.page?.data;
  return (words) => ({
    komoditi:
      komoditi && prices ? bestFirst(withPrices(komoditi, prices), ({ nama_komoditi }) => nama_komoditi, words) : null,
    kecamatan: kecamatan ? bestFirst(kecamatan, ({ nama_kecamatan }) => nama_kecamatan, words) : null,
  });
}

function withPrices(
  komoditi: readonly Komoditi[],
  prices: readonly Pick<HargaPanganKutaiBarat, 'komoditi_id' | 'harga_eceran' | 'harga_eceran_sebelumnya'>[],
): HasilCari['komoditi'] {
  const byKomoditi = new Map(prices.map((price) => [price.komoditi_id, price]));
  return komoditi.map((row) => ({
    ...row,
    harga_eceran: byKomoditi.get(row.id)?.harga_eceran ?? null,
    harga_eceran_sebelumnya: byKomoditi.get(row.id)?.harga_eceran_sebelumnya ?? null,
  }));
}
