import { gql } from '@apollo/client';
import type { ListDocument } from '@/shared/api';
import type { Produk, ProdukFilter } from '../model/produk';

/** The seller comes without an id: in the cache it is a part of its product. */
export const PRODUK_LIST: ListDocument<Produk, ProdukFilter> = gql`
  query ProdukList($filter: ProdukFilter!) {
    page: produk(filter: $filter) @rest(type: "Page", path: "/produk?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Produk") {
        id user_id judul slug deskripsi stok harga status satuan
        produk_fotos @type(name: "ProdukFoto") { id produk_id foto_url main }
        users @type(name: "Penjual") { username nama_lengkap foto_url no_hp }
      }
    }
  }
`;
