import { gql, type TypedDocumentNode } from '@apollo/client';
import type { LahanPetani as LahanRow } from '#contract/resources/lahan-petani.ts';
import type { ListDocument } from '@/shared/api';

/** A plot as its owner sees it: with where it lies, and the revision that a change is based on. */
export type OwnLahan = Omit<LahanRow, 'created_at' | 'updated_at' | 'users'>;

interface OwnLahanFilter {
  user_id: number;
  page: number;
  limit: number;
}

/** Asked `asUser`: where a plot lies is told to nobody but its owner. */
export const OWN_LAHAN_LIST: ListDocument<OwnLahan, OwnLahanFilter> = gql`
  query OwnLahanList($filter: OwnLahanFilter!) {
    page: lahanPetani(filter: $filter) @rest(type: "Page", path: "/lahan-petani?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "LahanPetani") {
        id revisi user_id alamat kecamatan_id kelurahan_id luas_tanam jumlah_panen satuan_panen bulan komoditi
        kecamatan @type(name: "NamaKecamatan") { nama_kecamatan }
        desa_kelurahan @type(name: "NamaDesaKelurahan") { nama_desa_kelurahan }
        koordinat @type(name: "KoordinatLahan") { id lat lang }
      }
    }
  }
`;

/** One plot, asked `asUser`. */
export const OWN_LAHAN_DETAIL: TypedDocumentNode<{ lahan: OwnLahan | null }, { id: number }> = gql`
  query OwnLahanDetail($id: Int!) {
    lahan: lahanPetani(id: $id) @rest(type: "LahanPetani", path: "/lahan-petani/{args.id}") {
      id revisi user_id alamat kecamatan_id kelurahan_id luas_tanam jumlah_panen satuan_panen bulan komoditi
      kecamatan @type(name: "NamaKecamatan") { nama_kecamatan }
      desa_kelurahan @type(name: "NamaDesaKelurahan") { nama_desa_kelurahan }
      koordinat @type(name: "KoordinatLahan") { id lat lang }
    }
  }
`;
