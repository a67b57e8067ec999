import { gql } from '@apollo/client';
import type { OwnProduk } from '@/entities/produk';
import { useSave, type WriteDocument } from '@/shared/write';
import { produkLabel, ubahProdukLabel } from '../model/pending-produk';
import type { ProdukTeks } from '../model/produk-isian';

/** What the server tells of a product that was written: as it is now. */
export interface SavedProduk {
  produk: Pick<OwnProduk, 'id' | 'revisi' | 'slug' | 'produk_fotos'>;
}

/** The lists and details that a write to a product or its photos makes stale. */
export const STALE = ['produk', 'produkDetail'] as const;

type AddVariables = {
  input: ProdukTeks & { foto: File[]; main: ('0' | '1')[] };
};

type Added = Pick<OwnProduk, 'id' | 'slug' | 'judul' | 'status'>;

const ADD_PRODUK: WriteDocument<{ produk: Added }, AddVariables> = gql`
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

type UpdateVariables = {
  id: number;
  input: ProdukTeks & { _method: 'put' };
};

const UPDATE_PRODUK: WriteDocument<SavedProduk, UpdateVariables> = gql`
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

/** @param judul the product's name */
export const useDeleteProduk = (judul: string) =>
  useSave(DELETE_PRODUK, {
    done: 'Berhasil menghapus produk',
    failed: 'Gagal menghapus produk',
    refresh: STALE,
    queue: { entity: 'produk', names: () => ({ label: `Hapus produk ${judul}` }) },
  });
