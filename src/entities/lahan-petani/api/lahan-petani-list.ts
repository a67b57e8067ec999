import { gql } from '@apollo/client';
import type { KomoditiTanam } from '#contract/limits.ts';
import type { LahanPetani as LahanRow } from '#contract/resources/lahan-petani.ts';
import type { ListDocument } from '@/shared/api';

export type LahanPetani = Omit<LahanRow, 'revisi' | 'created_at' | 'updated_at' | 'koordinat'>;

interface LahanPetaniFilter {
  search?: string;
  kecamatan_id?: number;
  komoditi?: KomoditiTanam;
  bulan?: string;
  limit: number;
}

/** Owner and places come as names without ids: in the cache they are parts of their plot. */
export const LAHAN_PETANI_LIST: ListDocument<LahanPetani, LahanPetaniFilter> = gql`
  query LahanPetaniList($filter: LahanPetaniFilter!) {
    page: lahanPetani(filter: $filter) @rest(type: "Page", path: "/lahan-petani?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "LahanPetani") {
        id user_id alamat kecamatan_id kelurahan_id luas_tanam jumlah_panen satuan_panen bulan komoditi
        users @type(name: "PemilikLahan") { nama_lengkap no_hp }
        kecamatan @type(name: "NamaKecamatan") { nama_kecamatan }
        desa_kelurahan @type(name: "NamaDesaKelurahan") { nama_desa_kelurahan }
      }
    }
  }
`;
