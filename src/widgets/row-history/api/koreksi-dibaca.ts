import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/write';

export const KOREKSI_DIBACA: WriteDocument<object, { input: { sampai: number } }> = gql`
  mutation KoreksiDibaca($input: KoreksiDibacaInput!) {
    saved: koreksiDibaca(input: $input) @rest(type: "Dibaca", path: "/koreksi-saya/dibaca", method: "POST") {
      message
    }
  }
`;
