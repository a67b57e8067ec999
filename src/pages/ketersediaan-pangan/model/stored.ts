import { rememberedKecamatan } from '@/entities/wilayah';
import { stored } from '@/shared/lib/browser';

export const chosenKecamatan = rememberedKecamatan('detailKecamatanKetersediaanPangan');

export const rememberedPeriode = stored(
  'periodeKetersediaanPangan',
  (value): value is number => typeof value === 'number',
);
