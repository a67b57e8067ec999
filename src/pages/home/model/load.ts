import { HARGA_PANGAN_KUTAI_BARAT_LIST } from '@/entities/harga-pangan';
import { PERIODE_LIST } from '@/entities/periode';
import { SLIDER_LIST } from '@/entities/slider';
import { ask, type PageLoad } from '@/shared/api';

export const shownSliders = { status: 1 } as const;
export const newestPeriode = { jenis: 'harga-pangan', filter: { limit: 1, urut: 'terbaru' } } as const;
export const pricesOf = (periode_harga_pangan_id: number) => ({ periode_harga_pangan_id, limit: 50 });

export const loadHome: PageLoad = async (client) => {
  const prices = async () => {
    const periode = (await ask(client, PERIODE_LIST, newestPeriode))?.page?.data[0];
    if (periode) await ask(client, HARGA_PANGAN_KUTAI_BARAT_LIST, { filter: pricesOf(periode.id) });
  };
  await Promise.all([ask(client, SLIDER_LIST, { filter: shownSliders }), prices()]);
  return 200;
};
