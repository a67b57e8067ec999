import type { z } from 'zod';
import type { UrutProduk } from '#contract/limits.ts';
import type { produk } from '#contract/resources/produk.ts';

export type ProdukFilter = z.output<typeof produk.filter>;

/** What narrows the showcase by an index of its own, apart from the price. */
export const narrowings = ['kecamatan_id', 'jenis_produk', 'satuan'] as const;

/** The order that a filter asks for. 'Nearest' needs a place to be near to, and orders nothing within one place. */
export function orderOf({ urut = 'terbaru', dekat, kecamatan_id }: ProdukFilter): UrutProduk {
  const isNear = dekat !== undefined && kecamatan_id === undefined;
  return urut === 'terdekat' && !isNear ? 'terbaru' : urut;
}

export const isPriced = ({ harga_dari, harga_sampai }: ProdukFilter): boolean =>
  harga_dari !== undefined || harga_sampai !== undefined;

/** Whether a list is narrowed or ordered in a way that the counts by month do not know. */
export const isNarrowed = (filter: ProdukFilter): boolean =>
  isPriced(filter) || orderOf(filter) !== 'terbaru' || narrowings.some((name) => filter[name] !== undefined);
