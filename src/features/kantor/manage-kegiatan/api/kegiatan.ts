import { gql } from '@apollo/client';
import type { OfficeKegiatan } from '@/entities/kegiatan-dinas';
import { useSave, type WriteDocument } from '@/shared/write';

interface KegiatanInput {
  judul: string;
  deskripsi: string;
  foto?: File | undefined;
}

type Saved = { kegiatan_dinas: OfficeKegiatan };

/** The lists and details that show an activity. */
export const STALE = ['kegiatanDinas', 'kegiatanDetail', 'kegiatanKantor'];

const ADD_KEGIATAN: WriteDocument<Saved, { input: KegiatanInput }> = gql`
  mutation AddKegiatan($input: KegiatanInput!) {
    saved: addKegiatan(input: $input) @rest(type: "SavedKegiatan", path: "/kegiatan-dinas", method: "POST") {
      kegiatan_dinas @type(name: "KegiatanDinas") { id revisi judul deskripsi }
    }
  }
`;

export const useAddKegiatan = () =>
  useSave(ADD_KEGIATAN, {
    done: 'Berhasil menambahkan kegiatan dinas',
    failed: 'Gagal menambahkan kegiatan dinas',
    refresh: STALE,
  });

const EDIT_KEGIATAN: WriteDocument<Saved, { id: number; input: KegiatanInput & { _method: 'put' } }> = gql`
  mutation EditKegiatan($id: Int!, $input: KegiatanInput!) {
    saved: editKegiatan(id: $id, input: $input)
      @rest(type: "SavedKegiatan", path: "/kegiatan-dinas/{args.id}", method: "POST") {
      kegiatan_dinas @type(name: "KegiatanDinas") { id revisi judul deskripsi }
    }
  }
`;

export const useEditKegiatan = () =>
  useSave(EDIT_KEGIATAN, {
    done: 'Berhasil mengubah kegiatan dinas',
    failed: 'Gagal mengubah kegiatan dinas',
    refresh: STALE,
  });

const DELETE_KEGIATAN: WriteDocument<object, { id: number; input: { _method: 'delete' } }> = gql`
  mutation DeleteKegiatan($id: Int!, $input: DeleteInput!) {
    saved: deleteKegiatan(id: $id, input: $input)
      @rest(type: "Deleted", path: "/kegiatan-dinas/{args.id}", method: "POST") {
      id
    }
  }
`;

export const useDeleteKegiatan = () =>
  useSave(DELETE_KEGIATAN, {
    done: 'Berhasil menghapus kegiatan dinas',
    failed: 'Gagal menghapus kegiatan dinas',
    refresh: STALE,
  });
