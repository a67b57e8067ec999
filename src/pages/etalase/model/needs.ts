import { PRODUK_LIST } from '@/entities/produk';
import { allKecamatan } from '@/entities/wilayah';
import { listNeed, type Needs } from '@/shared/api';
import { askedOf, etalaseFilterOf } from './filter';

/** Products a load (spec section 9). */
const limit = 10;

/** The products that an address asks for. */
export function matchingProduk(query: URLSearchParams) {
  const search = query.get('query')?.slice(0, 200);
  return listNeed(PRODUK_LIST, { ...(search && { search }), ...askedOf(etalaseFilterOf(query)), limit });
}

/** With the names of places, which a filter names and may be chosen from. */
export const etalaseNeeds: Needs = async (read, { query }) => {
  await Promise.all([read(matchingProduk(query)), read(allKecamatan)]);
  return 200;
};
