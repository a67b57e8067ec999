import { gql } from '@apollo/client';
import type { JenisPeriode } from '#contract/limits.ts';
import type { TahunDibuka } from '#contract/resources/periode.ts';
import type { WriteDocument } from '@/shared/write';

export const BUKA_TAHUN: WriteDocument<TahunDibuka, { jenis: JenisPeriode; input: object }> = gql`
  mutation BukaTahun($jenis: String!, $input: TahunInput!) {
    saved: bukaTahun(jenis: $jenis, input: $input)
      @rest(type: "TahunDibuka", path: "/periode-{args.jenis}/tahun", method: "POST") {
      dibuka sudah_ada
    }
  }
`;
