import { stored } from '@/shared/lib/stored';

/** The sub-district that was opened last (spec section 3, locally persisted values). */
interface ChosenKecamatan {
  kecamatanId: number;
  kecamatanName: string;
}

export const chosenKecamatan = stored<ChosenKecamatan>(
  'detailKecamatanHargaPangan',
  (value): value is ChosenKecamatan =>
    typeof value === 'object' &&
    value !== null &&
    'kecamatanId' in value &&
    typeof value.kecamatanId === 'number' &&
    'kecamatanName' in value &&
    typeof value.kecamatanName === 'string',
);

export const rememberedPeriode = stored<number>(
  'periodeHargaPangan',
  (value): value is number => typeof value === 'number',
);
