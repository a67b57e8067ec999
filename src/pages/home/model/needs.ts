import { gql } from '@apollo/client';
import type { Slider as SliderRow } from '#contract/resources/slider.ts';
import { allHargaKutaiBarat, allHargaPangan } from '@/entities/harga-pangan';
import { newestPeriode } from '@/entities/periode';
import { kecamatanSaya } from '@/entities/wilayah';
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
export const pricesOf = allHargaKutaiBarat;
export const pricesIn = allHargaPangan;

export const homeNeeds: Needs = async (read) => {
  const prices = async () => {
    const periode = (await read(thisWeek))?.page?.data[0];
    // Only the reader's device knows his place.
    const saya = kecamatanSaya.read();
    if (periode) await read(saya ? pricesIn(periode.id, saya.id) : pricesOf(periode.id));
  };
  await Promise.all([read(shownSliders), prices()]);
  return 200;
};
