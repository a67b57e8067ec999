import { gql } from '@apollo/client';
import { limits } from '#contract/limits.ts';
import type {
  KetersediaanPangan as KetersediaanRow,
  RekapKetersediaanPangan as RekapRow,
} from '#contract/resources/ketersediaan-pangan.ts';
import { type ListDocument, listNeed } from '@/shared/api';

type Unasked = 'created_at' | 'updated_at' | 'nama_periode_ketersediaan_pangan';

export type KetersediaanPangan = Omit<KetersediaanRow, Unasked>;
export type RekapKetersediaanPangan = Omit<RekapRow, Unasked | 'revisi'>;

interface PeriodeFilter {
  periode_ketersediaan_pangan_id: number;
  limit: number;
}

export interface KetersediaanPanganFilter extends PeriodeFilter {
  kecamatan_id?: number;
  user_id?: number;
}

export interface RekapKetersediaanPanganFilter extends PeriodeFilter {
  rekap: 'kabupaten';
}

export const KETERSEDIAAN_PANGAN_LIST: ListDocument<KetersediaanPangan, KetersediaanPanganFilter> = gql`
  query KetersediaanPanganList($filter: KetersediaanPanganFilter!) {
    page: ketersediaanPangan(filter: $filter) @rest(type: "Page", path: "/ketersediaan-pangan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "KetersediaanPangan") {
        id revisi kecamatan_id pangan_id periode_ketersediaan_pangan_id user_id
        harga_rata_rata harga_rata_rata_pekan_lalu
        kebutuhan ketersediaan ketersediaan_pekan_lalu neraca nama_kecamatan
        pangans @type(name: "Pangan") { id nama_pangan logo_pangan_url }
      }
    }
  }
`;

/** The whole regency's balance (rulings 17): another table, whose ids begin anew. */
export const REKAP_KETERSEDIAAN_PANGAN: ListDocument<RekapKetersediaanPangan, RekapKetersediaanPanganFilter> = gql`
  query RekapKetersediaanPangan($filter: RekapKetersediaanPanganFilter!) {
    page: rekapKetersediaanPangan(filter: $filter) @rest(type: "Page", path: "/ketersediaan-pangan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "RekapKetersediaanPangan") {
        id pangan_id periode_ketersediaan_pangan_id
        harga_rata_rata harga_rata_rata_pekan_lalu
        kebutuhan ketersediaan ketersediaan_pekan_lalu neraca jumlah_kecamatan dari_kecamatan
        pangans @type(name: "Pangan") { id nama_pangan logo_pangan_url }
      }
    }
  }
`;

/** All balances of a period, or those of a sub-district: there are fewer foods than a page has rows. */
export const allKetersediaan = (periode_ketersediaan_pangan_id: number, kecamatan_id?: number) =>
  listNeed(KETERSEDIAAN_PANGAN_LIST, {
    ...(kecamatan_id && { kecamatan_id }),
    periode_ketersediaan_pangan_id,
    limit: limits.page.max,
  });
