import { HARGA_PANGAN_KUTAI_BARAT_LIST } from '@/entities/harga-pangan';
import { newestPeriode } from '@/entities/periode';
import { SLIDER_LIST } from '@/entities/slider';
import { listNeed, type Needs } from '@/shared/api';

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
