import { gql } from '@apollo/client';
import type { WriteDocument } from '@/shared/write';

/** A row of whichever report. */
export const HAPUS_BARIS: WriteDocument<object, { path: string; id: number; input: { _method: 'delete' } }> = gql`
  mutation HapusBaris($path: String!, $id: Int!, $input: DeleteInput!) {
    saved: hapusBaris(path: $path, id: $id, input: $input)
      @rest(type: "Deleted", path: "/{args.path}/{args.id}", method: "POST") {
      message
    }
  }
`;
