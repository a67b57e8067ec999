import { rememberedKecamatan } from '@/entities/wilayah';
import { stored } from '@/shared/lib/browser';

export const chosenKecamatan = rememberedKecamatan('detailKecamatanHargaPangan');

export const rememberedPeriode = stored('periodeHargaPangan', (value): value is number => typeof value === 'number');
