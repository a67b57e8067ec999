import { gql, type TypedDocumentNode } from '@apollo/client';
import type { UkuranPeta } from '#contract/formulas/peta.ts';
import type { Peta } from '#contract/summaries/peta.ts';
import { need } from '@/shared/api';

interface PetaFilter {
  ukuran: UkuranPeta;
  komoditi_id?: number;
  pangan_id?: number;
}

/** Sums without an id: in the cache they are parts of their map. Another server of the same API may know no maps. */
const PETA: TypedDocumentNode<{ peta: Peta | null }, { filter: PetaFilter }> = gql`
  query Peta($filter: PetaFilter!) {
    peta(filter: $filter) @rest(type: "Peta", path: "/peta?{args.filter}") {
      ukuran nama satuan batas jumlah_kecamatan
      periode @type(name: "PeriodePeta") { id nama_periode tanggal_mulai }
      kabupaten @type(name: "KabupatenPeta") { nilai angka pembanding }
      tempat @type(name: "TempatPeta") {
        kecamatan_id nama_kecamatan nilai angka pembanding kelas jumlah_desa umur nama_periode
      }
    }
  }
`;

export const petaOf = (filter: PetaFilter) => need(PETA, { filter });
