import { gql } from '@apollo/client';
import { useSave, type WriteDocument } from '@/shared/write';
import { type SavedProduk, STALE } from '../model/saved-produk';

type ReplaceFotoVariables = {
  id: number;
  fotoId: number;
  input: { _method: 'put'; foto: File };
};

const REPLACE_FOTO: WriteDocument<SavedProduk, ReplaceFotoVariables> = gql`
  mutation ReplaceFotoProduk($id: Int!, $fotoId: Int!, $input: FotoProdukInput!) {
    saved: replaceFotoProduk(id: $id, fotoId: $fotoId, input: $input)
      @rest(type: "SavedProduk", path: "/produk/{args.id}/foto/{args.fotoId}", method: "POST") {
      produk @type(name: "Produk") {
        id revisi slug
        produk_fotos @type(name: "ProdukFoto") { id produk_id foto_url main }
      }
    }
  }
`;

/** @param judul the product's name */
export const useReplaceFoto = (judul: string) =>
  useSave(REPLACE_FOTO, {
    done: 'Berhasil mengubah foto produk',
    failed: 'Gagal mengubah foto produk',
    refresh: STALE,
    queue: { entity: 'produk', label: () => `Ganti foto produk ${judul}` },
  });
