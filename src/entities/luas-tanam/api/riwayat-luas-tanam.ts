import { gql, type TypedDocumentNode } from '@apollo/client';
import type { RiwayatLuasTanam } from '#contract/summaries/riwayat-luas-tanam.ts';
import { need } from '@/shared/api';

const RIWAYAT_LUAS_TANAM: TypedDocumentNode<
  { riwayat: RiwayatLuasTanam | null },
  { filter: { kecamatan_id: number } }
> = gql`
  query RiwayatLuasTanam($filter: RiwayatLuasTanamFilter!) {
    riwayat: riwayatLuasTanam(filter: $filter)
      @rest(type: "RiwayatLuasTanam", path: "/luas-tanam/riwayat?{args.filter}") {
      titik tanpa_tanggal
    }
  }
`;

/** A year of a sub-district's planted and lost area. */
export const riwayatLuasTanam = (kecamatan_id: number) => need(RIWAYAT_LUAS_TANAM, { filter: { kecamatan_id } });
