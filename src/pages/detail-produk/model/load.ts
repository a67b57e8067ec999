import { PRODUK_LIST } from '@/entities/produk';
import { ask, type PageLoad } from '@/shared/api';

export const withSlug = (slug: string) => ({ slug, limit: 1 });

export const loadDetailProduk: PageLoad = async (client, { params }) => {
  const data = await ask(client, PRODUK_LIST, { filter: withSlug(params['slug'] ?? '') });
  return data?.page?.data.length === 0 ? 404 : 200;
};
