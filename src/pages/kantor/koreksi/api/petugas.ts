import { gql } from '@apollo/client';
import type { Akun } from '#contract/resources/kelola-akun.ts';
import { type ListDocument, listNeed } from '@/shared/api';

export type Petugas = Pick<Akun, 'id' | 'nama_lengkap' | 'kecamatan'>;

const PETUGAS_LIST: ListDocument<Petugas, { peran: 'petugas'; urut: 'nama'; page: number; limit: number }> = gql`
  query PetugasList($filter: AkunFilter!) {
    page: akun(filter: $filter) @rest(type: "Page", path: "/akun?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Akun") {
        id nama_lengkap
        kecamatan @type(name: "KecamatanTugas") { id nama_kecamatan }
      }
    }
  }
`;

/** All officers by their names; asked `asUser`. */
export const allPetugas = listNeed(PETUGAS_LIST, { peran: 'petugas', urut: 'nama', page: 1, limit: 200 });
