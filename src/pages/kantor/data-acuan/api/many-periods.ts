import { gql } from '@apollo/client';
import type { JenisPeriode } from '#contract/limits.ts';
import type { PeriodeDiubah, TahunDibuka } from '#contract/resources/periode.ts';
import type { WriteDocument } from '@/shared/write';

export const BUKA_TAHUN: WriteDocument<TahunDibuka, { jenis: JenisPeriode; input: object }> = gql`
  mutation BukaTahun($jenis: String!, $input: TahunInput!) {
    saved: bukaTahun(jenis: $jenis, input: $input)
      @rest(type: "TahunDibuka", path: "/periode-{args.jenis}/tahun", method: "POST") {
      dibuka sudah_ada
    }
  }
`;

export const UBAH_SEKALIGUS: WriteDocument<PeriodeDiubah, { jenis: JenisPeriode; input: object }> = gql`
  mutation UbahSekaligus($jenis: String!, $input: SekaligusInput!) {
    saved: ubahSekaligus(jenis: $jenis, input: $input)
      @rest(type: "PeriodeDiubah", path: "/periode-{args.jenis}/sekaligus", method: "POST", bodySerializer: "json") {
      diubah dilewati
    }
  }
`;
