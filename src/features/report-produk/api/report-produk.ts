import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/write';

export interface Aduan {
  produk_id: number;
  alasan: string;
  keterangan: string;
  recaptcha: string;
}

/** Answers nothing but that it has come. */
export const REPORT_PRODUK: WriteDocument<null, { input: Aduan }> = gql`
  mutation ReportProduk($input: AduanInput!) {
    saved: reportProduk(input: $input) @rest(type: "Aduan", path: "/aduan-produk", method: "POST") {
      id
    }
  }
`;
