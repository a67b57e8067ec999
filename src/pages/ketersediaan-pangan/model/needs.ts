import { slugKecamatan } from '#contract/routes.ts';
import {
  KETERSEDIAAN_PANGAN_LIST,
  type KetersediaanPangan,
  REKAP_KETERSEDIAAN_PANGAN,
  type RekapKetersediaanPangan,
} from '@/entities/ketersediaan-pangan';
import { rememberedKecamatan } from '@/entities/wilayah';
import { lastUnlessChosen, type PeriodeOf } from '@/features/pick-periode';
import { listNeed, type Needs } from '@/shared/api';
import { storedId } from '@/shared/lib/browser';
import { needsOfKabupaten, needsOfKecamatan, type Report } from '@/widgets/place-feed';

/** Rows a load (spec section 9). */
const limit = 50;

const periode: PeriodeOf = {
  jenis: 'ketersediaan-pangan',
  rule: lastUnlessChosen,
  remembered: storedId('periodeKetersediaanPangan'),
};

export const stokDi: Report<KetersediaanPangan> = {
  ...periode,
  rows: (periode_ketersediaan_pangan_id, kecamatan_id) =>
    listNeed(KETERSEDIAAN_PANGAN_LIST, { kecamatan_id, periode_ketersediaan_pangan_id, limit }),
};

export const stokSeKabupaten: Report<RekapKetersediaanPangan> = {
  ...periode,
  rows: (periode_ketersediaan_pangan_id) =>
    listNeed(REKAP_KETERSEDIAAN_PANGAN, { rekap: 'kabupaten', periode_ketersediaan_pangan_id, limit }),
};

/** The pinned entry's address is 'kabupaten-{slug}' (rulings 17), of this region and no other. */
export const isKabupaten = (slug: string | undefined, wilayah: string): boolean =>
  slug?.toLowerCase() === slugKecamatan(`Kabupaten ${wilayah}`);

export const stokNeeds: Needs = (read, address) =>
  isKabupaten(address.params['kecamatan'], address.wilayah)
    ? needsOfKabupaten(stokSeKabupaten)(read, address)
    : needsOfKecamatan(stokDi)(read, address);

export const chosenKecamatan = rememberedKecamatan('detailKecamatanKetersediaanPangan');
