import { gql } from '@apollo/client';
import type { Slider as SliderRow } from '#contract/resources/slider.ts';
import { HARGA_PANGAN_KUTAI_BARAT_LIST } from '@/entities/harga-pangan';
import { newestPeriode } from '@/entities/periode';
import { type ListDocument, listNeed, type Needs } from '@/shared/api';

export type Slider = Omit<SliderRow, 'revisi' | 'created_at' | 'updated_at'>;

/** The banners that are shown. */
export const SLIDER_LIST: ListDocument<Slider, { status: 1 }> = gql`
  query SliderList($filter: SliderFilter!) {
    page: slider(filter: $filter) @rest(type: "Page", path: "/slider?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Slider") { id judul deskripsi foto_url action status urutan }
    }
  }
`;

export const shownSliders = listNeed(SLIDER_LIST, { status: 1 });
export const thisWeek = newestPeriode('harga-pangan');
export const pricesOf = (periode_harga_pangan_id: number) =>
  listNeed(HARGA_PANGAN_KUTAI_BARAT_LIST, { periode_harga_pangan_id, limit: 50 });

export const homeNeeds: Needs = async (read) => {
  const prices = async () => {
    const periode = (await read(thisWeek))?.page?.data[0];
    if (periode) await read(pricesOf(periode.id));
  };
  await Promise.all([read(shownSliders), prices()]);
  return 200;
};
