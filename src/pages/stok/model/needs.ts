import { regional } from '#contract/formulas/wilayah/regional.ts';
import { slugKecamatan } from '#contract/routes.ts';
import {
  KETERSEDIAAN_PANGAN_LIST,
  type KetersediaanPangan,
  REKAP_KETERSEDIAAN_PANGAN,
  type RekapKetersediaanPangan,
  riwayatKetersediaan,
} from '@/entities/ketersediaan-pangan';
import { kecamatanAt } from '@/entities/wilayah';
import { currentUnlessChosen, type PeriodeOf } from '@/features/pick-periode';
import { listNeed, type Needs } from '@/shared/api';
import { storedId } from '@/shared/lib/browser';
import { needsOfKabupaten, needsOfKecamatan, type Report } from '@/widgets/place-feed';

/** Rows a load (spec section 9). */
const limit = 50;

const periode: PeriodeOf = {
  jenis: 'ketersediaan-pangan',
  rule: currentUnlessChosen,
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

/** The pinned entry's address is 'kabupaten-{slug}' (rulings 17), also for a city's older links. */
export const isKabupaten = (slug: string | undefined, wilayah: string): boolean =>
  [regional`Kabupaten ${wilayah}`, `Kabupaten ${wilayah}`].map(slugKecamatan).includes(slug?.toLowerCase() ?? '');

/** What is there now, and beside it how it went for a year. */
export const stokNeeds: Needs = async (read, address) => {
  const isWhole = isKabupaten(address.params['kecamatan'], address.wilayah);
  const now = isWhole ? needsOfKabupaten(stokSeKabupaten) : needsOfKecamatan(stokDi);
  const ofYear = async () => {
    const kecamatan = isWhole ? null : await kecamatanAt(read, address);
    if (isWhole || kecamatan) await read(riwayatKetersediaan(kecamatan?.id));
  };
  const [status] = await Promise.all([now(read, address), ofYear()]);
  return status;
};
