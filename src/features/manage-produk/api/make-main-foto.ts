import { gql } from '@apollo/client';
import { useSave, type WriteDocument } from '@/shared/write';
import { type SavedProduk, STALE } from '../model/saved-produk';

const MAKE_MAIN_FOTO: WriteDocument<SavedProduk, { id: number; fotoId: number; input: object }> = gql`
  mutation MakeMainFotoProduk($id: Int!, $fotoId: Int!, $input: MainFotoInput!) {
    saved: makeMainFotoProduk(id: $id, fotoId: $fotoId, input: $input)
      @rest(type: "SavedProduk", path: "/produk/{args.id}/main-foto/{args.fotoId}", method: "POST") {
      produk @type(name: "Produk") {
        id revisi slug
        produk_fotos @type(name: "ProdukFoto") { id produk_id foto_url main }
      }
    }
  }
`;

/** @param judul the product's name */
export const useMakeMainFoto = (judul: string) =>
  useSave(MAKE_MAIN_FOTO, {
    failed: 'Gagal mengubah foto utama produk',
    refresh: STALE,
    queue: { entity: 'produk', label: () => `Foto utama produk ${judul}` },
  });
