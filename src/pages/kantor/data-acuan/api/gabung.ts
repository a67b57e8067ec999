import { gql, type TypedDocumentNode } from '@apollo/client';
import type { HasilGabung, PratinjauGabung } from '#contract/acts/gabung-komoditi.ts';
import { need } from '@/shared/api';
import type { WriteDocument } from '@/shared/write';

const PRATINJAU: TypedDocumentNode<{ gabung: PratinjauGabung | null }, { id: number; ke: number }> = gql`
  query PratinjauGabung($id: Int!, $ke: Int!) {
    gabung: pratinjauGabung(id: $id, ke: $ke)
      @rest(type: "PratinjauGabung", path: "/komoditi/{args.id}/gabung?ke={args.ke}") {
      ini @type(name: "KomoditiRingkas") { id nama_komoditi satuan }
      itu @type(name: "KomoditiRingkas") { id nama_komoditi satuan }
      pindah @type(name: "Pindah") { tabel baris bentrok }
      bentrok
      daftar @type(name: "Bentrok") {
        kunci di
        ini @type(name: "SisiGabung") { isi @type(name: "IsiGabung") { judul nilai } }
        itu @type(name: "SisiGabung") { isi @type(name: "IsiGabung") { judul nilai } }
      }
    }
  }
`;

/** What would move if a commodity were merged into another. */
export const pratinjauGabung = (id: number, ke: number) => need(PRATINJAU, { id, ke });

interface GabungInput {
  ke: number;
  pilihan?: 'ini' | 'itu';
  kecuali: readonly string[];
  bentrok: number;
}

export const GABUNG: WriteDocument<HasilGabung, { id: number; input: GabungInput }> = gql`
  mutation GabungKomoditi($id: Int!, $input: GabungInput!) {
    saved: gabungKomoditi(id: $id, input: $input)
      @rest(type: "HasilGabung", path: "/komoditi/{args.id}/gabung", method: "POST", bodySerializer: "json") {
      pindah hapus
    }
  }
`;
