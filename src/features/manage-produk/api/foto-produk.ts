import { gql } from '@apollo/client';
import { useSave, type WriteDocument } from '@/shared/write';
import { type SavedProduk, STALE } from './produk';

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
    queue: { entity: 'produk', names: () => ({ label: `Foto produk ${judul}` }) },
  });

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
    queue: { entity: 'produk', names: () => ({ label: `Ganti foto produk ${judul}` }) },
  });

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
    queue: { entity: 'produk', names: () => ({ label: `Foto utama produk ${judul}` }) },
  });

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
    queue: { entity: 'produk', names: () => ({ label: `Hapus foto produk ${judul}` }) },
  });
