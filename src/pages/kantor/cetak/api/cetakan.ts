import { gql, type TypedDocumentNode } from '@apollo/client';
import type { JenisLaporan } from '#contract/limits.ts';
import type { Cetakan } from '#contract/summaries/cetakan.ts';

export interface CetakanVariables {
  jenis: JenisLaporan;
  filter: { periode_id?: number; kecamatan_id?: number; tanggal?: string };
}

/** A report as it is printed. Its sheets are values: nothing of them is a row that others share. */
export const CETAKAN: TypedDocumentNode<{ cetakan: Cetakan }, CetakanVariables> = gql`
  query Cetakan($jenis: String!, $filter: CetakanFilter!) {
    cetakan(jenis: $jenis, filter: $filter) @rest(type: "Cetakan", path: "/cetak/{args.jenis}?{args.filter}") {
      jenis judul wilayah periode kantor tanggal dicetak lembar
    }
  }
`;
