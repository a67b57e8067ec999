import { isHarga } from '#contract/formulas/harga.ts';
import type { HargaDiKecamatan } from '@/entities/harga-pangan';

export interface ComparedPlace extends HargaDiKecamatan {
  isCheapest: boolean;
  isPinned: boolean;
}

/**
 * All sub-districts, cheapest first, those without a price last, by name where they cost the same. The own one stands
 * above all.
 *
 * @param pinned the own sub-district's id
 */
export function compared(kecamatan: readonly HargaDiKecamatan[], pinned: number | null): ComparedPlace[] {
  const prices = kecamatan.map(({ eceran }) => eceran).filter(isHarga);
  const least = Math.min(...prices);
  const isOnly = prices.length < 2;
  return kecamatan
    .map((one) => ({
      ...one,
      isCheapest: !isOnly && one.eceran === least,
      isPinned: one.kecamatan_id === pinned,
    }))
    .sort(
      (one, other) =>
        Number(other.isPinned) - Number(one.isPinned) ||
        rank(one.eceran) - rank(other.eceran) ||
        one.nama_kecamatan.localeCompare(other.nama_kecamatan, 'id'),
    );
}

const rank = (eceran: number | null): number => (isHarga(eceran) ? eceran : Number.MAX_SAFE_INTEGER);
