import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { type Produk, slugOf } from '@/entities/produk';
import { mediaUrl } from '@/shared/api';

/** UN/CEFACT codes of units that schema.org knows; pieces, sacks and packs are said in words. */
const unitCodes: Partial<Record<Produk['satuan'], string>> = { kg: 'KGM', ton: 'TNE', pcs: 'H87' };

/**
 * A product and its offer as schema.org has them, for search engines.
 *
 * @param origin before every address, which must be absolute
 */
export function produkJsonLd(produk: Produk, origin: string): object {
  const absolute = (address: string) => (address.startsWith('/') ? origin + address : address);
  const { judul, deskripsi, harga, stok, satuan, jenis_produk, kecamatan, users, produk_fotos, user_id } = produk;
  const url = absolute(routes.detailProduk(slugOf(produk)));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: judul,
    description: deskripsi.slice(0, 5000),
    url,
    ...(produk_fotos.length > 0 && { image: produk_fotos.map(({ foto_url }) => absolute(mediaUrl(foto_url, 1280))) }),
    ...(jenis_produk && { category: jenis_produk }),
    offers: {
      '@type': 'Offer',
      url,
      price: harga,
      priceCurrency: 'IDR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: harga,
        priceCurrency: 'IDR',
        ...(unitCodes[satuan] ? { unitCode: unitCodes[satuan] } : { unitText: satuan }),
      },
      availability: `https://schema.org/${stok > 0 ? 'InStock' : 'OutOfStock'}`,
      ...(kecamatan && { areaServed: { '@type': 'Place', name: regional`Kecamatan ${kecamatan.nama_kecamatan}` } }),
      seller: { '@type': 'Person', name: users.nama_lengkap, url: absolute(routes.penjual(user_id)) },
    },
  };
}

/** As the text of a script element: nothing in it can end the element, or begin a comment. */
export const scriptText = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c');
