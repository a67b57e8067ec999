import { gql, type TypedDocumentNode } from '@apollo/client';
import type { BandingHarga } from '#contract/summaries/banding-harga.ts';
import { need } from '@/shared/api';

export type { BandingHarga, HargaDiKecamatan } from '#contract/summaries/banding-harga.ts';

interface BandingFilter {
  komoditi_id: number;
  periode_harga_pangan_id?: number;
}

/** Parts without an `id`: in the cache they belong to their comparison. */
const BANDING_HARGA: TypedDocumentNode<{ banding: BandingHarga | null }, { filter: BandingFilter }> = gql`
  query BandingHarga($filter: BandingHargaFilter!) {
    banding: bandingHarga(filter: $filter) @rest(type: "BandingHarga", path: "/harga-pangan/banding?{args.filter}") {
      komoditi_id nama_komoditi logo_komoditi_url satuan
      periode @type(name: "PeriodeBanding") {
        periode_harga_pangan_id nama_periode tanggal_mulai tanggal_selesai sejak
      }
      periode_sebelumnya @type(name: "PeriodeBanding") {
        periode_harga_pangan_id nama_periode tanggal_mulai tanggal_selesai sejak
      }
      kecamatan @type(name: "HargaDiKecamatan") {
        kecamatan_id nama_kecamatan eceran grosir eceran_sebelumnya grosir_sebelumnya
      }
      kabupaten @type(name: "HargaKabupaten") { eceran grosir eceran_sebelumnya grosir_sebelumnya }
      rata_rata @type(name: "RataRataHarga") {
        eceran grosir eceran_sebelumnya grosir_sebelumnya jumlah_kecamatan jumlah_kecamatan_sebelumnya
      }
      dari_kecamatan
      acuan @type(name: "AcuanHarga") { jenis harga_acuan sumber zona berlaku_mulai }
    }
  }
`;

/** What a commodity costs in every kecamatan; without a period in the newest. Rejects with a 404 like the curve. */
export const bandingHarga = (komoditi_id: number, periode_harga_pangan_id?: number) =>
  need(BANDING_HARGA, {
    filter: { komoditi_id, ...(periode_harga_pangan_id !== undefined && { periode_harga_pangan_id }) },
  });
