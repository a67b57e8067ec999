import { gql } from '@apollo/client';
import type { OwnProduk } from '@/entities/produk';
import { useSave, type WriteDocument } from '@/shared/write';
import { produkLabel, ubahProdukLabel } from '../model/pending-produk';
import type { ProdukTeks } from '../model/produk-isian';

/** What the server tells of a product that was written: as it is now. */
export interface SavedProduk {
  produk: Pick<OwnProduk, 'id' | 'revisi' | 'slug' | 'produk_fotos'>;
}

/** Photos that are sent, and whether each is the main one. */
export interface FotoInput {
  foto: File[];
  main: ('0' | '1')[];
}

/** The lists and details that a write to a product or its photos makes stale. */
export const STALE = ['produk', 'produkDetail'] as const;

/** How a write to a product or its photos waits, under a name that needs nothing of what is written. */
export const aboutProduk = (label: string) => ({
  refresh: STALE,
  queue: { entity: 'produk', names: () => ({ label }) },
});

type Added = Pick<OwnProduk, 'id' | 'slug' | 'judul' | 'status'>;

const ADD_PRODUK: WriteDocument<{ produk: Added }, { input: ProdukTeks & FotoInput }> = gql`
  mutation AddProduk($input: ProdukInput!) {
    saved: addProduk(input: $input) @rest(type: "SavedProduk", path: "/produk", method: "POST") {
      produk @type(name: "Produk") { id slug judul status }
    }
  }
`;

export const useAddProduk = () =>
  useSave(ADD_PRODUK, {
    done: 'Produk berhasil ditambahkan',
    failed: 'Gagal menambahkan produk',
    refresh: STALE,
    queue: { entity: 'produk', names: ({ input }) => ({ label: produkLabel(input) }) },
  });

export const UPDATE_PRODUK: WriteDocument<SavedProduk, { id: number; input: ProdukTeks & { _method: 'put' } }> = gql`
  mutation UpdateProduk($id: Int!, $input: ProdukInput!) {
    saved: updateProduk(id: $id, input: $input) @rest(type: "SavedProduk", path: "/produk/{args.id}", method: "POST") {
      produk @type(name: "Produk") {
        id revisi slug
        produk_fotos @type(name: "ProdukFoto") { id produk_id foto_url main }
      }
    }
  }
`;

/** Its success is told when the photos are there, too. */
export const useUpdateProduk = () =>
  useSave(UPDATE_PRODUK, {
    failed: 'Gagal mengubah produk',
    refresh: STALE,
    queue: { entity: 'produk', names: ({ input }) => ({ label: ubahProdukLabel(input) }) },
  });

const DELETE_PRODUK: WriteDocument<object, { id: number; input: { _method: 'delete' } }> = gql`
  mutation DeleteProduk($id: Int!, $input: DeleteInput!) {
    saved: deleteProduk(id: $id, input: $input) @rest(type: "Deleted", path: "/produk/{args.id}", method: "POST") {
      id
    }
  }
`;

export const useDeleteProduk = (judul: string) =>
  useSave(DELETE_PRODUK, {
    done: 'Berhasil menghapus produk',
    failed: 'Gagal menghapus produk',
    ...aboutProduk(`Hapus produk ${judul}`),
  });
