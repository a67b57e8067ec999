import { gql } from '@apollo/client';
import { print } from 'graphql';
import { expect, test } from 'vitest';
import { DESA_KELURAHAN } from './lists';
import { PERIODE } from './periode';

test('the document of a list is what would be written by hand, and that of another has nothing of it', () => {
  expect(print(DESA_KELURAHAN)).toBe(
    print(gql`
      query AcuandesaKelurahan($filter: AcuanFilter!) {
        page: desaKelurahan(filter: $filter) @rest(type: "Page", path: "/desa-kelurahan?{args.filter}") {
          from to total last_page next_page_url
          data @type(name: "DesaKelurahan") {
            id revisi created_at updated_at
            kecamatan_id nama_desa_kelurahan nama_kecamatan kode kode_bps
          }
        }
      }
    `),
  );
  expect(print(PERIODE['luas-tanam'])).toBe(
    print(gql`
      query Acuanperiode_luas_tanam($filter: AcuanFilter!) {
        page: periode_luas_tanam(filter: $filter) @rest(type: "Page", path: "/periode-luas-tanam?{args.filter}") {
          from to total last_page next_page_url
          data @type(name: "periode-luas-tanam") {
            id revisi created_at updated_at
            nama_periode tanggal_mulai tanggal_selesai ditutup_pada
          }
        }
      }
    `),
  );
});
