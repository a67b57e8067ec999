import { gql } from '@apollo/client';
import { useSave, type WriteDocument } from '@/shared/write';
import { type SavedProduk, STALE } from '../model/saved-produk';

type AddFotoVariables = {
  id: number;
  input: { foto: File[]; main: ('0' | '1')[] };
};

const ADD_FOTO: WriteDocument<SavedProduk, AddFotoVariables> = gql`
  mutation AddFotoProduk($id: Int!, $input: FotoProdukInput!) {
    saved: addFotoProduk(id: $id, input: $input)
      @rest(type: "SavedProduk", path: "/produk/{args.id}/foto", method: "POST") {
      produk @type(name: "Produk") {
        id revisi slug
        produk_fotos @type(name: "ProdukFoto") { id produk_id foto_url main }
      }
    }
  }
`;

/** @param judul the product's name */
export const useAddFoto = (judul: string) =>
  useSave(ADD_FOTO, {
    failed: 'Gagal menambahkan foto produk',
    refresh: STALE,
    queue: { entity: 'produk', label: () => `Foto produk ${judul}` },
  });
