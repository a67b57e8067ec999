import { gql } from '@apollo/client';
import { limits } from '#contract/limits.ts';
import type { Slider as SliderRow } from '#contract/resources/slider.ts';
import { KABUPATEN } from '#contract/summaries/periode-terkini.ts';
import { allHargaKutaiBarat, allHargaPangan, type HargaPanganKutaiBarat } from '@/entities/harga-pangan';
import { currentAt } from '@/entities/periode';
import { kecamatanSaya } from '@/entities/wilayah';
import { type ListDocument, type ListNeed, listNeed, type Needs } from '@/shared/api';

export type Slider = Omit<SliderRow, 'revisi' | 'created_at' | 'updated_at'>;

/** All banners that are shown, however many (spec section 2, home). */
export const SLIDER_LIST: ListDocument<Slider, { status: 1; limit: number }> = gql`
  query SliderList($filter: SliderFilter!) {
    page: slider(filter: $filter) @rest(type: "Page", path: "/slider?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "Slider") { id judul deskripsi foto_url action status urutan }
    }
  }
`;

export const shownSliders = listNeed(SLIDER_LIST, { status: 1, limit: limits.page.max });

/** The prices of a week: those of one's own place, or those that were entered for the regency. */
export const pricesOf = (periodeId: number, kecamatanId?: number): ListNeed<HargaPanganKutaiBarat> =>
  kecamatanId ? allHargaPangan(periodeId, kecamatanId) : allHargaKutaiBarat(periodeId);

export const homeNeeds: Needs = async (read) => {
  const prices = async () => {
    // Only the reader's device knows his place.
    const saya = kecamatanSaya.read()?.id;
    const kini = await currentAt(read, 'harga-pangan', saya ?? KABUPATEN);
    if (kini?.current) await read(pricesOf(kini.current.id, saya));
  };
  await Promise.all([read(shownSliders), prices()]);
  return 200;
};
