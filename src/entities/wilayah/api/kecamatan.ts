import { gql, type TypedDocumentNode } from '@apollo/client';
import type { JenisPeriode } from '#contract/limits.ts';
import type { Kecamatan, RekapKecamatan } from '#contract/resources/kecamatan.ts';
import { type ListDocument, type ListPage, listNeed, need, WHOLE } from '@/shared/api';

export const KECAMATAN_LIST: ListDocument<Pick<Kecamatan, 'id' | 'nama_kecamatan'>, { limit: number }> = gql`
  query KecamatanList($filter: KecamatanFilter!) {
    page: kecamatan(filter: $filter) @rest(type: "Page", path: "/kecamatan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Kecamatan") { id nama_kecamatan }
    }
  }
`;

export const allKecamatan = listNeed(KECAMATAN_LIST, { limit: WHOLE });

/** Another server of the same API knows no such rows, and answers others in their place. */
type Row = Pick<RekapKecamatan, 'kecamatan_id'> & { [Name in 'jumlah' | 'diperbarui']: RekapKecamatan[Name] | null };

interface RekapVariables {
  path: string;
  filter: { rekap: 'kecamatan'; limit: number };
}

/** Sums without an id: in the cache they are parts of their list, and come and go with it. */
const REKAP_KECAMATAN: TypedDocumentNode<{ page: ListPage<Row> | null }, RekapVariables> = gql`
  query RekapKecamatan($path: String!, $filter: RekapKecamatanFilter!) {
    page: rekapKecamatan(path: $path, filter: $filter) @rest(type: "Page", path: "/{args.path}?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "RekapKecamatan") { kecamatan_id jumlah diperbarui }
    }
  }
`;

/** What each sub-district reported last, of whichever kind; no regency has more than these. */
export const rekapKecamatan = (jenis: JenisPeriode) =>
  need(REKAP_KECAMATAN, {
    path: jenis === 'luas-tanam' ? 'luas-lahan' : jenis,
    filter: { rekap: 'kecamatan', limit: 60 },
  });
