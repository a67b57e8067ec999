import { produk } from '#contract/resources/produk.ts';
import { slugProduk } from '#contract/routes.ts';
import { collection } from '../../http/read/collection.ts';
import { addWrites } from '../../http/write/add-writes.ts';
import type { Mounted } from '../../http/write/resource-routes.ts';
import { writesOf } from '../../http/write/writes.ts';
import type { ProdukWrites } from './album.ts';
import { createProduk } from './create-produk.ts';
import { addProdukFoto } from './produk-foto.ts';
import { produkReads } from './produk-reads.ts';
import { freeSlug } from './produk-slug.ts';
import { receivingFotos } from './sent-fotos.ts';

const writes: ProdukWrites = writesOf(produk, produkReads, {
  table: 'produk',
  // Photos have addresses of their own; the form's rules ask for them all the same.
  elsewhere: async (trx, produk_id) => {
    const foto = await trx.selectFrom('produk_foto').selectAll().where('produk_id', '=', produk_id).execute();
    return { foto, main: foto.find(({ main }) => main === '1') };
  },
  // The slug changes only with the title, so that links to the product keep working.
  derived: async (trx, { judul }, stored) =>
    stored && slugProduk(String(stored['judul'])) === slugProduk(judul)
      ? {}
      : { slug: await freeSlug(trx, judul, stored?.id) },
  leaves: async (trx, produk_id) => {
    const fotos = await trx.selectFrom('produk_foto').select('foto').where('produk_id', '=', produk_id).execute();
    return fotos.map(({ foto }) => foto);
  },
  touches: ['produk_foto'],
});

export const produkRoutes: Mounted = {
  resource: produk,
  routes: (ports) => {
    const routes = collection(ports, produkReads);
    addWrites(routes, ports, writes, receivingFotos(ports), createProduk(ports, writes));
    return addProdukFoto(routes, ports, writes);
  },
};
