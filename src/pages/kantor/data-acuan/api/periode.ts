import { gql } from '@apollo/client';
import type { JenisPeriode } from '#contract/limits.ts';
import type { Periode } from '#contract/resources/periode.ts';
import type { ListDocument } from '@/shared/api';
import type { AcuanFilter } from '../model/acuan';

const HARGA_PANGAN: ListDocument<Periode, AcuanFilter> = gql`
  query AcuanPeriode_harga_pangan($filter: AcuanFilter!) {
    page: periode_harga_pangan(filter: $filter) @rest(type: "Page", path: "/periode-harga-pangan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "periode-harga-pangan") {
        id revisi created_at updated_at
        nama_periode tanggal_mulai tanggal_selesai ditutup_pada
      }
    }
  }
`;

const KETERSEDIAAN_PANGAN: ListDocument<Periode, AcuanFilter> = gql`
  query AcuanPeriode_ketersediaan_pangan($filter: AcuanFilter!) {
    page: periode_ketersediaan_pangan(filter: $filter) @rest(type: "Page", path: "/periode-ketersediaan-pangan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "periode-ketersediaan-pangan") {
        id revisi created_at updated_at
        nama_periode tanggal_mulai tanggal_selesai ditutup_pada
      }
    }
  }
`;

const TIMBANG_BALITA: ListDocument<Periode, AcuanFilter> = gql`
  query AcuanPeriode_timbang_balita($filter: AcuanFilter!) {
    page: periode_timbang_balita(filter: $filter) @rest(type: "Page", path: "/periode-timbang-balita?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "periode-timbang-balita") {
        id revisi created_at updated_at
        nama_periode tanggal_mulai tanggal_selesai ditutup_pada
      }
    }
  }
`;

const LUAS_TANAM: ListDocument<Periode, AcuanFilter> = gql`
  query AcuanPeriode_luas_tanam($filter: AcuanFilter!) {
    page: periode_luas_tanam(filter: $filter) @rest(type: "Page", path: "/periode-luas-tanam?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "periode-luas-tanam") {
        id revisi created_at updated_at
        nama_periode tanggal_mulai tanggal_selesai ditutup_pada
      }
    }
  }
`;

/** The four kinds of periods, each under a type of its own: their ids begin anew in each. */
export const PERIODE: Record<JenisPeriode, ListDocument<Periode, AcuanFilter>> = {
  'harga-pangan': HARGA_PANGAN,
  'ketersediaan-pangan': KETERSEDIAAN_PANGAN,
  'timbang-balita': TIMBANG_BALITA,
  'luas-tanam': LUAS_TANAM,
};
