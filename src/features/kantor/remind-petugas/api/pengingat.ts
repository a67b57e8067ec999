import { gql, type TypedDocumentNode } from '@apollo/client';
import type { JenisLaporan } from '#contract/limits.ts';
import type { CalonPengingat, HasilDiingatkan } from '#contract/resources/pengingat.ts';
import type { WriteDocument } from '@/shared/write';

export interface CalonFilter {
  jenis: JenisLaporan;
  periode_id: number;
  kecamatan_id?: number;
}

/** Whom a reminder could go to. Nothing in it has an id of the cache's: an officer lacks something else in each report. */
export const CALON_PENGINGAT: TypedDocumentNode<{ calonPengingat: CalonPengingat }, { filter: CalonFilter }> = gql`
  query CalonPengingat($filter: CalonFilter!) {
    calonPengingat(filter: $filter) @rest(type: "CalonPengingat", path: "/pengingat?{args.filter}") {
      jenis satuan terlambat_sejak kantor_bersurat tanpa_petugas
      periode @type(name: "PeriodeKantor") {
        periode_id nama_periode tanggal_mulai tanggal_selesai mulai tahun sudah_mulai ditutup
      }
      petugas @type(name: "PetugasDiingatkan") {
        user_id nama_lengkap no_hp punya_email pesan
        kurang @type(name: "KurangDiingatkan") { kecamatan_id nama_kecamatan terisi diharapkan isi }
        terakhir @type(name: "SuratTerakhir") { waktu keadaan hari_ini }
      }
    }
  }
`;

interface PengingatInput {
  jenis: JenisLaporan;
  periode_id: number;
  user_id: readonly number[];
}

export const INGATKAN: WriteDocument<HasilDiingatkan, { input: PengingatInput }> = gql`
  mutation Ingatkan($input: PengingatInput!) {
    saved: ingatkan(input: $input) @rest(type: "HasilDiingatkan", path: "/pengingat", method: "POST") {
      hasil @type(name: "HasilPengingat") { user_id nama_lengkap hasil waktu }
    }
  }
`;
