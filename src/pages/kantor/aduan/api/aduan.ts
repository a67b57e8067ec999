import { gql } from '@apollo/client';
import type { AlasanAduan, StatusAduan } from '#contract/limits.ts';
import type { AduanProduk } from '#contract/resources/aduan-produk.ts';
import type { ListDocument } from '@/shared/api';
import { useSave, type WriteDocument } from '@/shared/write';

export type Aduan = AduanProduk;

interface AduanFilter {
  status?: StatusAduan;
  alasan?: AlasanAduan;
  page: number;
  limit: number;
}

/** Asked `asUser`: reports are for the office alone. */
export const ADUAN_LIST: ListDocument<Aduan, AduanFilter> = gql`
  query AduanList($filter: AduanFilter!) {
    page: aduanProduk(filter: $filter) @rest(type: "Page", path: "/aduan-produk?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "AduanProduk") {
        id revisi created_at produk_id judul alasan keterangan status catatan selesai_pada
        penjual @type(name: "PenjualDilaporkan") { id username nama_lengkap no_hp }
        produk @type(name: "ProdukDilaporkan") { slug status revisi }
        selesai_oleh @type(name: "PenanganAduan") { id nama_lengkap }
      }
    }
  }
`;

export interface TindakInput {
  _method: 'put';
  status?: string;
  catatan?: string;
  /** Takes the offer out of the showcase; its farmer may offer it again. */
  turunkan?: boolean;
}

const HANDLE: WriteDocument<{ aduan_produk: Pick<Aduan, 'id' | 'revisi'> }, { id: number; input: TindakInput }> = gql`
  mutation TanganiAduan($id: Int!, $input: TindakAduanInput!) {
    saved: tanganiAduan(id: $id, input: $input) @rest(type: "Tindakan", path: "/aduan-produk/{args.id}", method: "POST") {
      aduan_produk @type(name: "AduanProduk") { id revisi }
    }
  }
`;

export const useHandleAduan = () =>
  useSave(HANDLE, {
    done: 'Aduan disimpan',
    failed: 'Gagal menyimpan aduan',
    refresh: ['aduanProduk', 'produk', 'produkDetail', 'jejak'],
  });

export const useTakeDown = () =>
  useSave(HANDLE, {
    done: 'Produk tidak ditawarkan lagi',
    failed: 'Gagal menurunkan produk',
    refresh: ['aduanProduk', 'produk', 'produkDetail', 'jejak'],
  });
