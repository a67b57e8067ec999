import { gql } from '@apollo/client';
import { useSave, type WriteDocument } from '@/shared/write';
import { STALE } from '../model/saved-produk';

type DeleteFotoVariables = {
  id: number;
  fotoId: number;
  input: { _method: 'delete' };
};

const DELETE_FOTO: WriteDocument<object, DeleteFotoVariables> = gql`
  mutation DeleteFotoProduk($id: Int!, $fotoId: Int!, $input: DeleteInput!) {
    saved: deleteFotoProduk(id: $id, fotoId: $fotoId, input: $input)
      @rest(type: "Deleted", path: "/produk/{args.id}/foto/{args.fotoId}", method: "POST") {
      id
    }
  }
`;

/** @param judul the product's name */
export const useDeleteFoto = (judul: string) =>
  useSave(DELETE_FOTO, {
    done: 'Berhasil menghapus foto produk',
    failed: 'Gagal menghapus foto produk',
    refresh: STALE,
    queue: { entity: 'produk', label: () => `Hapus foto produk ${judul}` },
  });
