import { gql } from '@apollo/client';
import { useSave, type WriteDocument } from '@/shared/write';
import { STALE } from '../model/saved-produk';

const DELETE_PRODUK: WriteDocument<object, { id: number; input: { _method: 'delete' } }> = gql`
  mutation DeleteProduk($id: Int!, $input: DeleteInput!) {
    saved: deleteProduk(id: $id, input: $input) @rest(type: "Deleted", path: "/produk/{args.id}", method: "POST") {
      id
    }
  }
`;

/** @param judul the product's name */
export const useDeleteProduk = (judul: string) =>
  useSave(DELETE_PRODUK, {
    done: 'Berhasil menghapus produk',
    failed: 'Gagal menghapus produk',
    refresh: STALE,
    queue: { entity: 'produk', label: () => `Hapus produk ${judul}` },
  });
