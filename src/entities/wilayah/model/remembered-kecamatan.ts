import { type Stored, stored } from '@/shared/lib/browser';

/** The sub-district that was opened last on a screen (spec section 3, locally persisted values). */
export interface RememberedKecamatan {
  kecamatanId: number;
  kecamatanName: string;
}

export const rememberedKecamatan = (name: string): Stored<RememberedKecamatan> =>
  stored(
    name,
    (value): value is RememberedKecamatan =>
      typeof value === 'object' &&
      value !== null &&
      'kecamatanId' in value &&
      typeof value.kecamatanId === 'number' &&
      'kecamatanName' in value &&
      typeof value.kecamatanName === 'string',
  );
