import { gql, type TypedDocumentNode } from '@apollo/client';
import type { BentukWilayah } from '#contract/summaries/bentuk-kecamatan.ts';
import { need } from '@/shared/api';

/** Another server of the same API may know no shapes. */
const BENTUK_KECAMATAN: TypedDocumentNode<{ bentukKecamatan: BentukWilayah | null }, Record<string, never>> = gql`
  query BentukKecamatan {
    bentukKecamatan @rest(type: "BentukWilayah", path: "/bentuk-kecamatan") {
      lebar tinggi barat utara skala_bujur skala_lintang sumber
      bentuk @type(name: "Bentuk") { kecamatan_id nama_kecamatan d x y ruang }
    }
  }
`;

/** The outlines of all sub-districts; an empty list of shapes where the region has none. */
export const bentukWilayah = need(BENTUK_KECAMATAN, {});
