import { gql } from '@apollo/client';
import { useSave, type WriteDocument } from '@/shared/write';
import { aboutProduk, type FotoInput, type SavedProduk } from './produk';

const ADD_FOTO: WriteDocument<SavedProduk, { id: number; input: FotoInput }> = gql`
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

export const useAddFoto = (judul: string) =>
  useSave(ADD_FOTO, { failed: 'Gagal menambahkan foto produk', ...aboutProduk(`Foto produk ${judul}`) });

type OfFoto<Input> = { id: number; fotoId: number; input: Input };

const REPLACE_FOTO: WriteDocument<SavedProduk, OfFoto<{ _method: 'put'; foto: File }>> = gql`
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

export const useReplaceFoto = (judul: string) =>
  useSave(REPLACE_FOTO, {
    done: 'Berhasil mengubah foto produk',
    failed: 'Gagal mengubah foto produk',
    ...aboutProduk(`Ganti foto produk ${judul}`),
  });

const MAKE_MAIN_FOTO: WriteDocument<SavedProduk, OfFoto<object>> = gql`
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

export const useMakeMainFoto = (judul: string) =>
  useSave(MAKE_MAIN_FOTO, { failed: 'Gagal mengubah foto utama produk', ...aboutProduk(`Foto utama produk ${judul}`) });

const DELETE_FOTO: WriteDocument<object, OfFoto<{ _method: 'delete' }>> = gql`
  mutation DeleteFotoProduk($id: Int!, $fotoId: Int!, $input: DeleteInput!) {
    saved: deleteFotoProduk(id: $id, fotoId: $fotoId, input: $input)
      @rest(type: "Deleted", path: "/produk/{args.id}/foto/{args.fotoId}", method: "POST") {
      id
    }
  }
`;

export const useDeleteFoto = (judul: string) =>
  useSave(DELETE_FOTO, {
    done: 'Berhasil menghapus foto produk',
    failed: 'Gagal menghapus foto produk',
    ...aboutProduk(`Hapus foto produk ${judul}`),
  });
