import { gql } from '@apollo/client';
import type { ListDocument } from '@/shared/api';
import type { LahanPetani, LahanPetaniFilter } from '../model/lahan-petani';

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
