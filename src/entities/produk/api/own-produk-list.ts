import { gql } from '@apollo/client';
import type { Produk as ProdukRow } from '#contract/resources/produk.ts';
import type { ListDocument } from '@/shared/api';
import type { Produk } from './produk';

/** As its owner sees it: a change says which revision it is based on. */
export type OwnProduk = Produk & Pick<ProdukRow, 'revisi'>;

interface OwnProdukFilter {
  user_id: number;
  search?: string;
  slug?: string;
  page: number;
  limit: number;
}

/** A farmer's own products, whatever their status, with the revision that a change is based on. */
export const OWN_PRODUK_LIST: ListDocument<OwnProduk, OwnProdukFilter> = gql`
  query OwnProdukList($filter: OwnProdukFilter!) {
    page: produk(filter: $filter) @rest(type: "Page", path: "/produk?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Produk") {
        id revisi user_id judul slug deskripsi stok harga status satuan jenis_produk kecamatan_id
        kecamatan @type(name: "TempatProduk") { nama_kecamatan }
        produk_fotos @type(name: "ProdukFoto") { id produk_id foto_url main }
        users @type(name: "Penjual") { username nama_lengkap foto_url no_hp terverifikasi }
      }
    }
  }
`;
