import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Peta } from '#contract/summaries/peta.ts';
import { need } from '@/shared/api';

type Kabupaten = Pick<Peta, 'periode' | 'kabupaten' | 'jumlah_kecamatan'>;

/** What the map sums up, without its places. Another server of the same API may know no maps. */
const KABUPATEN: TypedDocumentNode<{ peta: Kabupaten | null }, { filter: { ukuran: 'tanam' | 'nd' } }> = gql`
  query Kabupaten($filter: PetaFilter!) {
    peta: laporanKabupaten(filter: $filter) @rest(type: "LaporanKabupaten", path: "/peta?{args.filter}") {
      jumlah_kecamatan
      periode @type(name: "PeriodePeta") { nama_periode }
      kabupaten @type(name: "KabupatenPeta") { angka pembanding }
    }
  }
`;

/** The newest month of a report in all sub-districts together. */
export const kabupatenOf = (ukuran: 'tanam' | 'nd') => need(KABUPATEN, { filter: { ukuran } });
