import { gql } from '@apollo/client';
import { useSave, type WriteDocument } from '@/shared/write';
import type { ProdukTeks } from '../model/produk-isian';
import { ubahProdukLabel } from '../model/queue-names';
import { type SavedProduk, STALE } from '../model/saved-produk';

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
    queue: { entity: 'produk', label: ({ input }) => ubahProdukLabel(input) },
  });
