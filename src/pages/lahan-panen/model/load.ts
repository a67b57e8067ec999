import { LAHAN_PETANI_LIST } from '@/entities/lahan-petani';
import { ask, type PageLoad } from '@/shared/api';
import { lahanFilter } from './panen-filter';

export const loadLahanPanen: PageLoad = async (client, { query }) => {
  await ask(client, LAHAN_PETANI_LIST, { filter: lahanFilter(query) });
  return 200;
};
