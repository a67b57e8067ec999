import { type Needs, need } from '@/shared/api';
import { DATA_TERBUKA } from '../api/data-terbuka';

export const katalogNeed = need(DATA_TERBUKA, {});

export const dataNeeds: Needs = async (read) => {
  await read(katalogNeed);
  return 200;
};
