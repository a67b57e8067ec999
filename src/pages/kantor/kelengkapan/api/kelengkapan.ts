import { gql, type TypedDocumentNode } from '@apollo/client';
import type { JenisLaporan } from '#contract/limits.ts';
import type { Kelengkapan, RincianKelengkapan } from '#contract/summaries/kelengkapan.ts';
import { need } from '@/shared/api';

export interface KelengkapanFilter {
  jenis: JenisLaporan;
  tahun?: string;
  kecamatan_id?: number;
  rinci?: 'desa';
}

/** Places by periods; `terisi` is a list of numbers for each place. */
const KELENGKAPAN: TypedDocumentNode<{ kelengkapan: Kelengkapan }, { filter: KelengkapanFilter }> = gql`
  query Kelengkapan($filter: KelengkapanFilter!) {
    kelengkapan(filter: $filter) @rest(type: "Kelengkapan", path: "/kelengkapan?{args.filter}") {
      jenis tahun tahun_lain satuan hari_ini terisi tanpa_tanggal
      periode @type(name: "PeriodeKantor") {
        periode_id nama_periode tanggal_mulai tanggal_selesai mulai tahun sudah_mulai ditutup
      }
      tempat @type(name: "TempatKelengkapan") {
        kecamatan_id nama_kecamatan kelurahan_id nama_desa_kelurahan diharapkan
      }
    }
  }
`;

export const kelengkapanOf = (filter: KelengkapanFilter) => need(KELENGKAPAN, { filter });

export interface RincianFilter {
  jenis: JenisLaporan;
  periode_id: number;
  kecamatan_id?: number;
  kelurahan_id?: number;
}

export const RINCIAN: TypedDocumentNode<{ rincianKelengkapan: RincianKelengkapan }, { filter: RincianFilter }> = gql`
  query RincianKelengkapan($filter: RincianFilter!) {
    rincianKelengkapan(filter: $filter)
      @rest(type: "RincianKelengkapan", path: "/kelengkapan/rincian?{args.filter}") {
      satuan terisi diharapkan kurang
      periode @type(name: "PeriodeKantor") {
        periode_id nama_periode tanggal_mulai tanggal_selesai mulai tahun sudah_mulai ditutup
      }
    }
  }
`;
