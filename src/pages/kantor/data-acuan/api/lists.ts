import { gql } from '@apollo/client';
import type { DesaKelurahan } from '#contract/resources/desa-kelurahan.ts';
import type { HargaAcuan } from '#contract/resources/harga-acuan.ts';
import type { Kecamatan } from '#contract/resources/kecamatan.ts';
import type { Komoditi } from '#contract/resources/komoditi.ts';
import type { Pangan } from '#contract/resources/pangan.ts';
import type { Penduduk } from '#contract/resources/penduduk.ts';
import type { SasaranBalita } from '#contract/resources/sasaran-balita.ts';
import type { ListDocument } from '@/shared/api';
import type { AcuanFilter } from '../model/acuan';

export const KOMODITI: ListDocument<Komoditi, AcuanFilter> = gql`
  query AcuanKomoditi($filter: AcuanFilter!) {
    page: komoditi(filter: $filter) @rest(type: "Page", path: "/komoditi?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Komoditi") {
        id revisi created_at updated_at
        nama_komoditi satuan pangan_id nama_pangan logo_komoditi_url
      }
    }
  }
`;

export const PANGAN: ListDocument<Pangan, AcuanFilter> = gql`
  query AcuanPangan($filter: AcuanFilter!) {
    page: pangan(filter: $filter) @rest(type: "Page", path: "/pangan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Pangan") {
        id revisi created_at updated_at
        nama_pangan logo_pangan_url
      }
    }
  }
`;

export const KECAMATAN: ListDocument<Kecamatan, AcuanFilter> = gql`
  query AcuanKecamatan($filter: AcuanFilter!) {
    page: kecamatan(filter: $filter) @rest(type: "Page", path: "/kecamatan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Kecamatan") {
        id revisi created_at updated_at
        nama_kecamatan
      }
    }
  }
`;

export const DESA_KELURAHAN: ListDocument<DesaKelurahan, AcuanFilter> = gql`
  query AcuanDesaKelurahan($filter: AcuanFilter!) {
    page: desaKelurahan(filter: $filter) @rest(type: "Page", path: "/desa-kelurahan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "DesaKelurahan") {
        id revisi created_at updated_at
        kecamatan_id nama_desa_kelurahan nama_kecamatan
      }
    }
  }
`;

export const HARGA_ACUAN: ListDocument<HargaAcuan, AcuanFilter> = gql`
  query AcuanHargaAcuan($filter: AcuanFilter!) {
    page: hargaAcuan(filter: $filter) @rest(type: "Page", path: "/harga-acuan?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "HargaAcuan") {
        id revisi created_at updated_at
        komoditi_id jenis harga_acuan sumber berlaku_mulai zona nama_komoditi satuan
      }
    }
  }
`;

export const SASARAN_BALITA: ListDocument<SasaranBalita, AcuanFilter> = gql`
  query AcuanSasaranBalita($filter: AcuanFilter!) {
    page: sasaranBalita(filter: $filter) @rest(type: "Page", path: "/sasaran-balita?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "SasaranBalita") {
        id revisi created_at updated_at
        kecamatan_id kelurahan_id nama_kecamatan nama_desa_kelurahan tahun jumlah sumber
      }
    }
  }
`;

export const PENDUDUK: ListDocument<Penduduk, AcuanFilter> = gql`
  query AcuanPenduduk($filter: AcuanFilter!) {
    page: penduduk(filter: $filter) @rest(type: "Page", path: "/penduduk?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Penduduk") {
        id revisi created_at updated_at
        kecamatan_id nama_kecamatan tahun jumlah sumber
      }
    }
  }
`;
