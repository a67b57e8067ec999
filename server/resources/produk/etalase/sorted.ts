import type { Large } from '../../../http/read/large.ts';
import { orderOf, type ProdukFilter } from './asked.ts';
import { allKecamatan, nearestFirst } from './nearness.ts';

/** The order in which products that a search has found are shown, where it is not the newest first. */
export const sorted: NonNullable<Large<ProdukFilter>['sorted']> = ({ filter, given }) => {
  const order = orderOf(filter);
  if (order === 'terbaru') return null;
  if (order === 'termurah') {
    return { columns: ['harga'], compare: async () => (one, other) => Number(one['harga']) - Number(other['harga']) };
  }
  return {
    columns: ['kecamatan_id'],
    compare: async (db) => {
      const order = nearestFirst(Number(given['dekat']), await allKecamatan(db));
      const placeOf = new Map<unknown, number>(order.map((id, at) => [id, at]));
      const far = ({ kecamatan_id }: Record<string, unknown>) => placeOf.get(kecamatan_id) ?? order.length;
      return (one, other) => far(one) - far(other);
    },
  };
};
