import { gql } from '@apollo/client';
import type { TabelLaporan } from '#contract/limits.ts';
import type { Sampah } from '#contract/resources/versi.ts';
import type { ListDocument } from '@/shared/api';
import type { WriteDocument } from '@/shared/write';

export type { Sampah } from '#contract/resources/versi.ts';

interface SampahFilter {
  tabel?: TabelLaporan;
  page: number;
  limit: number;
}

export const SAMPAH_LIST: ListDocument<Sampah, SampahFilter> = gql`
  query SampahList($filter: SampahFilter!) {
    page: sampah(filter: $filter) @rest(type: "Page", path: "/sampah?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Sampah") {
        id tabel baris revisi user_id nama_lengkap dihapus_oleh alamat alasan dihapus_pada hilang_pada
        nama_periode nama_kecamatan nama isi
      }
    }
  }
`;

export const PULIHKAN_SAMPAH: WriteDocument<object, { id: number; input: { sampah: number } }> = gql`
  mutation PulihkanSampah($id: Int!, $input: PulihkanSampahInput!) {
    saved: pulihkanSampah(id: $id, input: $input)
      @rest(type: "Dipulihkan", path: "/sampah/{args.id}/pulihkan", method: "POST") {
      message
    }
  }
`;
