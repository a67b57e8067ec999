import { gql } from '@apollo/client';
import { useSave, type WriteDocument } from '@/shared/write';
import { STALE } from './kegiatan';

const ADD_FOTO: WriteDocument<object, { id: number; input: { foto: File[] } }> = gql`
  mutation AddFotoKegiatan($id: Int!, $input: FotoInput!) {
    saved: addFotoKegiatan(id: $id, input: $input)
      @rest(type: "SavedFotoKegiatan", path: "/kegiatan-dinas/{args.id}/foto", method: "POST") {
      kegiatan_dinas @type(name: "KegiatanDinas") { id }
    }
  }
`;

/** Its success is seen. */
export const useAddFoto = () => useSave(ADD_FOTO, { failed: 'Gagal menambahkan foto kegiatan', refresh: STALE });

type OfFoto<Input> = { id: number; fotoId: number; input: Input };

const EDIT_FOTO: WriteDocument<object, OfFoto<{ _method: 'put'; keterangan: string }>> = gql`
  mutation EditFotoKegiatan($id: Int!, $fotoId: Int!, $input: FotoInput!) {
    saved: editFotoKegiatan(id: $id, fotoId: $fotoId, input: $input)
      @rest(type: "SavedFotoKegiatan", path: "/kegiatan-dinas/{args.id}/foto/{args.fotoId}", method: "POST") {
      kegiatan_dinas @type(name: "KegiatanDinas") { id }
    }
  }
`;

export const useEditFoto = () =>
  useSave(EDIT_FOTO, { done: 'Keterangan tersimpan', failed: 'Gagal menyimpan keterangan foto', refresh: STALE });

const DELETE_FOTO: WriteDocument<object, OfFoto<{ _method: 'delete' }>> = gql`
  mutation DeleteFotoKegiatan($id: Int!, $fotoId: Int!, $input: DeleteInput!) {
    saved: deleteFotoKegiatan(id: $id, fotoId: $fotoId, input: $input)
      @rest(type: "Deleted", path: "/kegiatan-dinas/{args.id}/foto/{args.fotoId}", method: "POST") {
      id
    }
  }
`;

export const useDeleteFoto = () =>
  useSave(DELETE_FOTO, {
    done: 'Berhasil menghapus foto kegiatan',
    failed: 'Gagal menghapus foto kegiatan',
    refresh: STALE,
  });

interface Order {
  _method: 'put';
  ids: readonly number[];
  sebelumnya: readonly number[];
}

const ORDER_FOTO: WriteDocument<object, { id: number; input: Order }> = gql`
  mutation OrderFotoKegiatan($id: Int!, $input: OrderInput!) {
    saved: orderFotoKegiatan(id: $id, input: $input)
      @rest(type: "SavedFotoKegiatan", path: "/kegiatan-dinas/{args.id}/foto/urutan", method: "POST") {
      kegiatan_dinas @type(name: "KegiatanDinas") { id }
    }
  }
`;

/** Its success is seen. */
export const useOrderFoto = () =>
  useSave(ORDER_FOTO, { failed: 'Gagal menyimpan urutan foto kegiatan', refresh: STALE });
