import { gql, type TypedDocumentNode } from '@apollo/client';
import type { RiwayatTimbang, TimbangPerDesa } from '#contract/summaries/riwayat-timbang-balita.ts';
import { need } from '@/shared/api';

interface RiwayatVariables {
  filter: { kecamatan_id: number } | { kelurahan_id: number };
}

const RIWAYAT_TIMBANG: TypedDocumentNode<{ riwayat: RiwayatTimbang | null }, RiwayatVariables> = gql`
  query RiwayatTimbang($filter: RiwayatTimbangFilter!) {
    riwayat: riwayatTimbang(filter: $filter)
      @rest(type: "RiwayatTimbang", path: "/timbang-balita/riwayat?{args.filter}") {
      titik tanpa_tanggal
    }
  }
`;

/** A year of a sub-district's weighings, or of a village's. */
export const riwayatTimbang = (kecamatan_id: number, kelurahan_id?: number) =>
  need(RIWAYAT_TIMBANG, { filter: kelurahan_id ? { kelurahan_id } : { kecamatan_id } });

const TIMBANG_PER_DESA: TypedDocumentNode<{ terakhir: TimbangPerDesa | null }, { filter: { kecamatan_id: number } }> =
  gql`
  query TimbangPerDesa($filter: TimbangPerDesaFilter!) {
    terakhir: timbangPerDesa(filter: $filter)
      @rest(type: "TimbangPerDesa", path: "/timbang-balita/desa?{args.filter}") {
      periode desa
    }
  }
`;

/** The last weighing that a sub-district reported, village by village. */
export const timbangPerDesa = (kecamatan_id: number) => need(TIMBANG_PER_DESA, { filter: { kecamatan_id } });
