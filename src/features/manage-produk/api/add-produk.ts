import { gql } from '@apollo/client';
import { useSave, type WriteDocument } from '@/shared/api';
import type { ProdukTeks } from '../model/produk-isian';
import { produkLabel } from '../model/queue-names';
import { STALE } from '../model/saved-produk';

type AddVariables = {
  input: ProdukTeks & { foto: File[]; main: ('0' | '1')[] };
};

const ADD_PRODUK: WriteDocument<{ produk: { id: number } }, AddVariables> = gql`
  mutation AddProduk($input: ProdukInput!) {
    saved: addProduk(input: $input) @rest(type: "SavedProduk", path: "/produk", method: "POST") {
      produk @type(name: "Produk") { id }
    }
  }
`;

export const useAddProduk = () =>
  useSave(ADD_PRODUK, {
    done: 'Produk berhasil ditambahkan',
    failed: 'Gagal menambahkan produk',
    refresh: STALE,
    queue: { entity: 'produk', label: ({ input }) => produkLabel(input) },
  });
