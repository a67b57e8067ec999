import { gql, type TypedDocumentNode } from '@apollo/client';
import type { DaftarTerbitanSkpg, TerbitanSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { need } from '@/shared/api';

/** Another server of the same API may know no such reports. */
const DAFTAR: TypedDocumentNode<{ skpg: DaftarTerbitanSkpg | null }, Record<string, never>> = gql`
  query DaftarSkpg {
    skpg @rest(type: "BulanTerbitSkpg", path: "/skpg") {
      terbitan @type(name: "TerbitanRingkas") { tahun bulan ke tanggal komposit ditarik }
    }
  }
`;

export const daftarSkpg = need(DAFTAR, {});

interface BulanFilter {
  tahun: number;
  bulan: number;
}

/** A published month is one value: it is frozen, and nothing else in the cache is a part of it. */
const TERBITAN: TypedDocumentNode<{ terbitan: TerbitanSkpg | null }, { filter: BulanFilter }> = gql`
  query TerbitanSkpg($filter: BulanFilter!) {
    terbitan(filter: $filter) @rest(type: "TerbitanSkpg", path: "/skpg/terbitan?{args.filter}") {
      ke tanggal catatan penarikan papan narasi rekomendasi perubahan
    }
  }
`;

export const terbitanSkpgOf = (filter: BulanFilter) => need(TERBITAN, { filter });
