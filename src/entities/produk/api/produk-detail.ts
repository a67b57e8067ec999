import { gql, type TypedDocumentNode, type TypePolicies } from '@apollo/client';
import type { Produk } from '../model/produk';

/** One product by its id; a product that a list has shown already is not asked for again. */
export const PRODUK_DETAIL: TypedDocumentNode<{ produkDetail: Produk | null }, { id: number }> = gql`
  query ProdukDetail($id: Int!) {
    produkDetail(id: $id) @rest(type: "Produk", path: "/produk?id={args.id}") {
      id user_id judul slug deskripsi stok harga status satuan
      produk_fotos @type(name: "ProdukFoto") { id produk_id foto_url main }
      users @type(name: "Penjual") { username nama_lengkap foto_url no_hp }
    }
  }
`;

export const produkPolicies: TypePolicies = {
  Query: {
    fields: {
      produkDetail: {
        read: (existing, { args, toReference }) => existing ?? toReference({ __typename: 'Produk', id: args?.['id'] }),
      },
    },
  },
};
