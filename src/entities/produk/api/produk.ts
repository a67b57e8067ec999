import { gql, type TypedDocumentNode, type TypePolicies } from '@apollo/client';
import type { JenisProduk, SatuanProduk, UrutProduk } from '#contract/limits.ts';
import type { Produk as ProdukRow } from '#contract/resources/produk.ts';
import { type ListDocument, shownBefore } from '@/shared/api';

export type Produk = Omit<ProdukRow, 'revisi' | 'created_at' | 'updated_at'>;

interface ProdukFilter {
  search?: string;
  slug?: string;
  user_id?: number;
  /** Ids with commas between them. */
  nomor?: string;
  kecamatan_id?: number;
  jenis_produk?: JenisProduk;
  satuan?: SatuanProduk;
  harga_dari?: number;
  harga_sampai?: number;
  urut?: UrutProduk;
  dekat?: number;
  limit: number;
}

/** The seller comes without an id: in the cache it is a part of its product. */
export const PRODUK_LIST: ListDocument<Produk, ProdukFilter> = gql`
  query ProdukList($filter: ProdukFilter!) {
    page: produk(filter: $filter) @rest(type: "Page", path: "/produk?{args.filter}") {
      from to total last_page next_page_url termurah_sejak
      data @type(name: "Produk") {
        id user_id judul slug deskripsi stok harga status satuan jenis_produk kecamatan_id
        kecamatan @type(name: "TempatProduk") { nama_kecamatan }
        produk_fotos @type(name: "ProdukFoto") { id produk_id foto_url main }
        users @type(name: "Penjual") { username nama_lengkap foto_url no_hp terverifikasi }
      }
    }
  }
`;

/** One product by its id; a product that a list has shown already is not asked for again. */
export const PRODUK_DETAIL: TypedDocumentNode<{ produkDetail: Produk | null }, { id: number }> = gql`
  query ProdukDetail($id: Int!) {
    produkDetail(id: $id) @rest(type: "Produk", path: "/produk?id={args.id}") {
      id user_id judul slug deskripsi stok harga status satuan jenis_produk kecamatan_id
      kecamatan @type(name: "TempatProduk") { nama_kecamatan }
      produk_fotos @type(name: "ProdukFoto") { id produk_id foto_url main }
      users @type(name: "Penjual") { username nama_lengkap foto_url no_hp terverifikasi }
    }
  }
`;

export const produkPolicies: TypePolicies = { Query: { fields: { produkDetail: shownBefore('Produk') } } };
