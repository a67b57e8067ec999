import { gql, type TypedDocumentNode } from '@apollo/client';
import type { IdentitasKantor } from '#contract/resources/identitas-kantor.ts';
import type { WriteDocument } from '@/shared/write';

export const IDENTITAS: TypedDocumentNode<{ identitas: IdentitasKantor }, Record<string, never>> = gql`
  query IdentitasKantor {
    identitas @rest(type: "IdentitasKantor", path: "/kantor/identitas") {
      revisi nama_dinas alamat telepon tempat kepala_nama kepala_jabatan kepala_pangkat kepala_nip kertas nama_situs nama_pendek warna
      sumber_logo logo_url logo_situs_url
    }
  }
`;

export const EDIT_IDENTITAS: WriteDocument<{ identitas_kantor: IdentitasKantor }, { input: object }> = gql`
  mutation EditIdentitasKantor($input: IdentitasKantorInput!) {
    saved: editIdentitasKantor(input: $input)
      @rest(type: "SavedIdentitasKantor", path: "/kantor/identitas", method: "POST") {
      identitas_kantor
    }
  }
`;
