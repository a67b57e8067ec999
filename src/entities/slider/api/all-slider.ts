import { gql } from '@apollo/client';
import { limits } from '#contract/limits.ts';
import type { Slider as SliderRow } from '#contract/resources/slider.ts';
import { type ListDocument, listNeed } from '@/shared/api';

export type Slider = Omit<SliderRow, 'created_at' | 'updated_at'>;

/** All banners, also those that are not shown. */
const ALL_SLIDER: ListDocument<Slider, { limit: number }> = gql`
  query AllSlider($filter: SliderFilter!) {
    page: slider(filter: $filter) @rest(type: "Page", path: "/slider?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Slider") { id revisi judul deskripsi foto_url action status urutan }
    }
  }
`;

export const allSlider = listNeed(ALL_SLIDER, { limit: limits.page.max });
