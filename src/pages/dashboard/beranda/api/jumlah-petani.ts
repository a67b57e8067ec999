import { gql, type TypedDocumentNode } from '@apollo/client';

interface Jumlah {
  total: number;
}

interface JumlahFilter {
  user_id: number;
  limit: 1;
}

/** How many products and plots a petani has; asked `asUser`, so that products that are not shown count too. */
export const JUMLAH_PETANI: TypedDocumentNode<{ produk: Jumlah; lahanPetani: Jumlah }, { filter: JumlahFilter }> = gql`
  query JumlahPetani($filter: JumlahFilter!) {
    produk(filter: $filter) @rest(type: "Jumlah", path: "/produk?{args.filter}") { total }
    lahanPetani(filter: $filter) @rest(type: "Jumlah", path: "/lahan-petani?{args.filter}") { total }
  }
`;
