import { PRODUK_LIST } from '@/entities/produk';
import { ask, type PageLoad } from '@/shared/api';

/** Products a load (spec section 9). */
const LIMIT = 10;

export const matchingProduk = (search: string) => ({ ...(search && { search }), limit: LIMIT });

export const loadEtalase: PageLoad = async (client, { query }) => {
  await ask(client, PRODUK_LIST, { filter: matchingProduk(query.get('query') ?? '') });
  return 200;
};
