import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Peran, StatusAkun, UrutAkun } from '#contract/limits.ts';
import type { Akun as AkunRow } from '#contract/resources/kelola-akun.ts';
import type { ListDocument } from '@/shared/api';

export type Akun = Omit<AkunRow, 'updated_at'>;

interface AkunFilter {
  search?: string;
  peran?: Peran;
  status?: StatusAkun;
  kecamatan_id?: number;
  terverifikasi?: 'ya' | 'tidak';
  urut?: UrutAkun;
  page: number;
  limit: number;
}

/** Asked `asUser`: accounts are for the office alone. */
export const AKUN_LIST: ListDocument<Akun, AkunFilter> = gql`
  query AkunList($filter: AkunFilter!) {
    page: akun(filter: $filter) @rest(type: "Page", path: "/akun?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Akun") {
        id revisi created_at nama_lengkap username email no_hp foto_url roles status aktif terverifikasi
        terakhir_masuk jumlah_isian undangan_sampai boleh_dikelola
        kecamatan @type(name: "KecamatanTugas") { id nama_kecamatan }
      }
    }
  }
`;

/** One account, asked `asUser`. */
export const AKUN_DETAIL: TypedDocumentNode<{ akunDetail: Akun | null }, { id: number }> = gql`
  query AkunDetail($id: Int!) {
    akunDetail(id: $id) @rest(type: "Akun", path: "/akun/{args.id}") {
      id revisi created_at nama_lengkap username email no_hp foto_url roles status aktif terverifikasi
      terakhir_masuk jumlah_isian undangan_sampai boleh_dikelola
      kecamatan @type(name: "KecamatanTugas") { id nama_kecamatan }
    }
  }
`;
