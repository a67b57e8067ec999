import { gql } from '@apollo/client';
import type { HasilImpor } from '#contract/acts/impor.ts';
import type { WriteDocument } from '@/shared/write';

/** All lists of reference data are written alike: they differ in the end of their address. */
type At = {
  jenis: string;
  input: object;
};

export const TAMBAH: WriteDocument<object, At> = gql`
  mutation TambahAcuan($jenis: String!, $input: Isian!) {
    saved: tambahAcuan(jenis: $jenis, input: $input) @rest(type: "Tersimpan", path: "/{args.jenis}", method: "POST") {
      message
    }
  }
`;

export const UBAH: WriteDocument<object, At & { id: number }> = gql`
  mutation UbahAcuan($jenis: String!, $id: Int!, $input: Isian!) {
    saved: ubahAcuan(jenis: $jenis, id: $id, input: $input)
      @rest(type: "Tersimpan", path: "/{args.jenis}/{args.id}", method: "POST") {
      message
    }
  }
`;

export const IMPOR: WriteDocument<HasilImpor, At> = gql`
  mutation ImporAcuan($jenis: String!, $input: Isian!) {
    saved: imporAcuan(jenis: $jenis, input: $input)
      @rest(type: "HasilImpor", path: "/{args.jenis}/impor", method: "POST", bodySerializer: "json") {
      tambah ubah sama
      perubahan @type(name: "Perubahan") { baris kolom dari jadi }
    }
  }
`;
