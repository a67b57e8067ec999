import { gql } from '@apollo/client';
import type { Slider as SliderRow } from '#contract/resources/slider.ts';
import type { ListDocument } from '@/shared/api';

export type Slider = Omit<SliderRow, 'revisi' | 'created_at' | 'updated_at'>;

export const SLIDER_LIST: ListDocument<Slider, { status: 1 }> = gql`
  query SliderList($filter: SliderFilter!) {
    page: slider(filter: $filter) @rest(type: "Page", path: "/slider?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Slider") { id judul deskripsi foto_url action status urutan }
    }
  }
`;
