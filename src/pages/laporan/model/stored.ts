import { rememberedKecamatan } from '@/entities/wilayah';
import { stored } from '@/shared/lib/browser';

export const chosenKecamatan = rememberedKecamatan('detailKecamatan');

const isId = (value: unknown): value is number => typeof value === 'number';

export const rememberedPeriodeTimbang = stored('periodeTimbangBalita', isId);
export const rememberedPeriodeTanam = stored('periodeLuasTanam', isId);
