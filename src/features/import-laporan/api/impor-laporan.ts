import { gql } from '@apollo/client';
import type { HasilImporLaporan } from '#contract/acts/impor-laporan.ts';
import type { WriteDocument } from '@/shared/write';

/** The body of an import of several periods, from the file and the office's choices. */
export interface ImporLaporanInput {
  berkas: string;
  periode: readonly object[];
  baris: readonly object[];
  atas_nama?: number;
  alasan?: string;
  isi_tertutup?: '1';
  uji?: '1';
}

/** Rows of several periods of one report, all or none. */
export const IMPOR_LAPORAN: WriteDocument<HasilImporLaporan, { path: string; input: ImporLaporanInput }> = gql`
  mutation ImporLaporan($path: String!, $input: ImporLaporanInput!) {
    saved: imporLaporan(path: $path, input: $input)
      @rest(type: "HasilImporLaporan", path: "/{args.path}/impor", method: "POST", bodySerializer: "json") {
      tambah ubah sama tetap
      periode @type(name: "PeriodeImpor") { id nama_periode dibuka tambah ubah sama }
      beda @type(name: "BarisBeda") { baris revisi angka }
      lalu @type(name: "BarisLalu") { baris angka }
      keluhan @type(name: "Keluhan") { baris kolom pesan }
    }
  }
`;
