import { gql } from '@apollo/client';
import type { OwnProduk } from '@/entities/produk';
import { useSave, type WriteDocument } from '@/shared/write';
import type { ProdukTeks } from '../model/produk-isian';
import { produkLabel } from '../model/queue-names';
import { STALE } from '../model/saved-produk';

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
    queue: { entity: 'produk', label: ({ input }) => produkLabel(input) },
  });
