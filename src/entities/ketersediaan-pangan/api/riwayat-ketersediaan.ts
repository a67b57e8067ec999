import { gql, type TypedDocumentNode } from '@apollo/client';
import type { RiwayatKetersediaan } from '#contract/summaries/riwayat-ketersediaan.ts';
import { need } from '@/shared/api';

interface RiwayatVariables {
  filter: { kecamatan_id?: number };
}

/** Lists of the answer are asked for as they are: they have no ids, and are no rows of the cache. */
const RIWAYAT_KETERSEDIAAN: TypedDocumentNode<{ riwayat: RiwayatKetersediaan | null }, RiwayatVariables> = gql`
  query RiwayatKetersediaan($filter: RiwayatKetersediaanFilter!) {
    riwayat: riwayatKetersediaan(filter: $filter)
      @rest(type: "RiwayatKetersediaan", path: "/ketersediaan-pangan/riwayat?{args.filter}") {
      periode dari_kecamatan pangan tanpa_tanggal
    }
  }
`;

/** A year of all foods in a sub-district; without one, in the whole regency. */
export const riwayatKetersediaan = (kecamatan_id?: number) =>
  need(RIWAYAT_KETERSEDIAAN, { filter: kecamatan_id ? { kecamatan_id } : {} });
