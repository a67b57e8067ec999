import { PRODUK_LIST } from '@/entities/produk';
import { listNeed, type Needs } from '@/shared/api';

/** Products a load (spec section 9). */
const limit = 10;

export const matchingProduk = (search: string) => listNeed(PRODUK_LIST, { ...(search && { search }), limit });

export const etalaseNeeds: Needs = async (read, { query }) => {
  await read(matchingProduk(query.get('query') ?? ''));
  return 200;
};
