import { gql, type TypedDocumentNode } from '@apollo/client';
import type { RentangMinggu } from '#contract/pilihan.ts';
import type { PerbandinganHarga } from '#contract/summaries/perbandingan-harga.ts';
import { need } from '@/shared/api';

export type { GarisHarga, PerbandinganHarga } from '#contract/summaries/perbandingan-harga.ts';

interface PerbandinganFilter {
  pilih: string;
  minggu: RentangMinggu;
}

/** Parts without an `id`: in the cache they belong to their comparison. */
const PERBANDINGAN_HARGA: TypedDocumentNode<
  { perbandingan: PerbandinganHarga | null },
  { filter: PerbandinganFilter }
> = gql`
  query PerbandinganHarga($filter: PerbandinganHargaFilter!) {
    perbandingan: perbandinganHarga(filter: $filter)
      @rest(type: "PerbandinganHarga", path: "/harga-pangan/perbandingan?{args.filter}") {
      periode @type(name: "PeriodeBanding") { periode_harga_pangan_id nama_periode tanggal_mulai tanggal_selesai sejak }
      garis @type(name: "GarisHarga") {
        kunci komoditi_id nama_komoditi satuan tempat nama_tempat eceran sebelumnya jumlah_kecamatan perubahan
      }
      berlebih @type(name: "GarisBerlebih") { nama_komoditi nama_tempat }
      tidak_dikenal
    }
  }
`;

/**
 * Retail prices side by side, oldest period first.
 *
 * @param kunci what is compared, as an address names it: 'melak.beras-medium'
 */
export const perbandinganHarga = (kunci: readonly string[], minggu: RentangMinggu) =>
  need(PERBANDINGAN_HARGA, { filter: { pilih: kunci.join(','), minggu } });
