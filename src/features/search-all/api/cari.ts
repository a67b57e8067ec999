import { gql, type TypedDocumentNode } from '@apollo/client';
import type { HasilCari } from '#contract/summaries/cari.ts';
import { need } from '@/shared/api';

interface CariFilter {
  kata: string;
  kecamatan_id?: number;
  jumlah?: number;
}

/** Its rows are parts of their answer, not rows of a table: one commodity has another price in another place. */
export const CARI: TypedDocumentNode<{ hasil: HasilCari | null }, { filter: CariFilter }> = gql`
  query Cari($filter: CariFilter!) {
    hasil: cari(filter: $filter) @rest(type: "HasilCari", path: "/cari?{args.filter}") {
      kata nama_kecamatan lainnya terbaru_saja
      komoditi { id nama_komoditi logo_komoditi_url satuan harga_eceran harga_eceran_sebelumnya }
      kecamatan { id nama_kecamatan }
      produk { id judul slug harga satuan foto_url }
      kegiatan { id judul foto_url created_at }
    }
  }
`;

/**
 * Everything that has these words.
 *
 * @param kecamatan_id whose prices are shown; those of the regency without it
 * @param jumlah rows of each kind
 */
export const cariNeed = (kata: string, kecamatan_id?: number, jumlah?: number) =>
  need(CARI, { filter: { kata, ...(kecamatan_id && { kecamatan_id }), ...(jumlah && { jumlah }) } });
