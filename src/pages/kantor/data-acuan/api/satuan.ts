import { gql, type TypedDocumentNode } from '@apollo/client';
import type { HasilSatuan, PratinjauSatuan } from '#contract/acts/ganti-satuan.ts';
import { need } from '@/shared/api';
import type { WriteDocument } from '@/shared/write';

interface PratinjauFilter {
  satuan?: string;
  faktor?: string;
}

const PRATINJAU: TypedDocumentNode<{ satuan: PratinjauSatuan | null }, { id: number; filter: PratinjauFilter }> = gql`
  query PratinjauSatuan($id: Int!, $filter: PratinjauSatuanFilter!) {
    satuan: pratinjauSatuan(id: $id, filter: $filter)
      @rest(type: "PratinjauSatuan", path: "/komoditi/{args.id}/satuan?{args.filter}") {
      satuan @type(name: "DuaSatuan") { dari ke }
      baris @type(name: "BarisHarga") { tabel jumlah }
      harga dibulatkan dinilai
      contoh @type(name: "ContohHarga") { di dari ke }
    }
  }
`;

/** Asks for the effect of another unit on the prices of a commodity. */
export const pratinjauSatuan = (id: number, filter: PratinjauFilter) => need(PRATINJAU, { id, filter });

export const GANTI_SATUAN: WriteDocument<HasilSatuan, { id: number; input: object }> = gql`
  mutation GantiSatuan($id: Int!, $input: GantiSatuanInput!) {
    saved: gantiSatuan(id: $id, input: $input)
      @rest(type: "HasilSatuan", path: "/komoditi/{args.id}/satuan", method: "POST") {
      harga
    }
  }
`;
