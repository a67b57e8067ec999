import {
  allHargaKutaiBarat,
  allHargaPangan,
  HARGA_PANGAN_KUTAI_BARAT_LIST,
  HARGA_PANGAN_LIST,
  type HargaPangan,
  type HargaPanganKutaiBarat,
} from '@/entities/harga-pangan';
import { rememberedKecamatan } from '@/entities/wilayah';
import { currentUnlessChosen, type PeriodeOf } from '@/features/pick-periode';
import { listNeed } from '@/shared/api';
import { storedId } from '@/shared/lib/browser';
import type { Report } from '@/widgets/place-feed';
import { isArranged } from './arrangement';

/** Rows a load (spec section 9). */
const limit = 50;

const periode: PeriodeOf = {
  jenis: 'harga-pangan',
  rule: currentUnlessChosen,
  remembered: storedId('periodeHargaPangan'),
};

export const hargaDi: Report<HargaPangan> = {
  ...periode,
  rows: (periode_harga_pangan_id, kecamatan_id) =>
    listNeed(HARGA_PANGAN_LIST, { kecamatan_id, periode_harga_pangan_id, limit }),
  arranged: { isAsked: isArranged, rows: allHargaPangan },
};

export const hargaSeKabupaten: Report<HargaPanganKutaiBarat> = {
  ...periode,
  rows: (periode_harga_pangan_id) => listNeed(HARGA_PANGAN_KUTAI_BARAT_LIST, { periode_harga_pangan_id, limit }),
  arranged: { isAsked: isArranged, rows: allHargaKutaiBarat },
};

export const chosenKecamatan = rememberedKecamatan('detailKecamatanHargaPangan');
