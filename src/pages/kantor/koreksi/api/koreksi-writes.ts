import { gql } from '@apollo/client';
import type { HasilKoreksi } from '#contract/resources/koreksi.ts';
import type { WriteDocument } from '@/shared/write';

type HapusVariables = { path: string; id: number; input: { alasan: string; _method: 'delete' } };

/** A row of any report. */
export const HAPUS_BARIS: WriteDocument<object, HapusVariables> = gql`
  mutation HapusBaris($path: String!, $id: Int!, $input: DeleteInput!) {
    saved: hapusBaris(path: $path, id: $id, input: $input)
      @rest(type: "Deleted", path: "/{args.path}/{args.id}", method: "POST") {
      message
    }
  }
`;

type BanyakVariables = {
  path: string;
  input: {
    alasan: string;
    perbuatan: 'ubah' | 'hapus';
    baris: readonly { id: number; revisi: number; ubah?: Readonly<Record<string, number>> }[];
  };
};

/** Several rows of one report, all or none. */
export const KOREKSI_BANYAK: WriteDocument<HasilKoreksi, BanyakVariables> = gql`
  mutation KoreksiBanyak($path: String!, $input: KoreksiBanyakInput!) {
    saved: koreksiBanyak(path: $path, input: $input)
      @rest(type: "HasilKoreksi", path: "/{args.path}/koreksi", method: "POST", bodySerializer: "json") {
      jumlah
    }
  }
`;
