import { gql, type TypedDocumentNode } from '@apollo/client';
import { limits } from '#contract/limits.ts';
import type { RiwayatHarga } from '#contract/summaries/riwayat-harga.ts';
import { need } from '@/shared/api';

export type { RiwayatHarga, TitikHarga } from '#contract/summaries/riwayat-harga.ts';

/** A kecamatan by its id; what was entered for the regency; or the mean of the kecamatan. */
export type TempatHarga = number | 'kabupaten' | 'rata-rata';

interface RiwayatFilter {
  komoditi_id: number;
  kecamatan_id?: number;
  tempat?: 'rata-rata';
  jumlah: number;
}

/** Parts without an `id`: in the cache they belong to their curve, and the same week of two curves stays apart. */
const RIWAYAT_HARGA: TypedDocumentNode<{ riwayat: RiwayatHarga | null }, { filter: RiwayatFilter }> = gql`
  query RiwayatHarga($filter: RiwayatHargaFilter!) {
    riwayat: riwayatHarga(filter: $filter) @rest(type: "RiwayatHarga", path: "/harga-pangan/riwayat?{args.filter}") {
      komoditi_id nama_komoditi logo_komoditi_url satuan
      tempat kecamatan_id nama_kecamatan dari_kecamatan tanpa_tanggal
      titik @type(name: "TitikHarga") {
        periode_harga_pangan_id nama_periode tanggal_mulai tanggal_selesai sejak
        eceran grosir jumlah_kecamatan
      }
      acuan @type(name: "AcuanHarga") { jenis harga_acuan sumber zona berlaku_mulai }
    }
  }
`;

/**
 * How a price moved, oldest period first. Rejects with the 404 of the server where there is no such commodity or place.
 *
 * @param jumlah how many of the newest periods
 */
export const riwayatHarga = (komoditi_id: number, tempat: TempatHarga, jumlah: number = limits.riwayat.default) =>
  need(RIWAYAT_HARGA, {
    filter: {
      komoditi_id,
      ...(typeof tempat === 'number' && { kecamatan_id: tempat }),
      ...(tempat === 'rata-rata' && { tempat }),
      jumlah,
    },
  });
