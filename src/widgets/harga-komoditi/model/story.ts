import { terakhir } from '#contract/formulas/deret-harga.ts';
import { isHarga } from '#contract/formulas/harga.ts';
import {
  type BandingHarga,
  bandingHarga,
  type RiwayatHarga,
  riwayatHarga,
  type TempatHarga,
} from '@/entities/harga-pangan';
import { type Read, useNeed } from '@/shared/api';

/** One commodity in one place. */
export interface HargaAsked {
  komoditi_id: number;
  tempat: Exclude<TempatHarga, 'rata-rata'>;
  /** The period that is compared; without it the last one with a price. */
  periodeId?: number | undefined;
  /** It is that of a list's row, so it exists; an address may name anything. */
  isOfList?: boolean;
}

/** What the numbers say of a commodity in a place. */
export interface Story {
  riwayat: RiwayatHarga;
  /** Of the regency only, beside the price that was entered for it: computed from the sub-districts. */
  rataRata: RiwayatHarga | null;
  /** All places in the period that is shown. */
  banding: BandingHarga;
}

/** The regency's page shows beside what was entered what is computed. */
const meanOf = ({ komoditi_id, tempat }: HargaAsked) =>
  tempat === 'kabupaten' ? riwayatHarga(komoditi_id, 'rata-rata') : null;

/** Reads all of it, for a page that is rendered or kept. */
export async function readHarga(read: Read, asked: HargaAsked): Promise<void> {
  const mean = meanOf(asked);
  const [curve] = await Promise.all([read(riwayatHarga(asked.komoditi_id, asked.tempat)), mean && read(mean)]);
  if (curve?.riwayat) await read(bandingHarga(asked.komoditi_id, periodeOf(curve.riwayat, asked)));
}

/** The same on screen. */
export function useHarga(asked: HargaAsked | null) {
  const curve = useNeed(asked && riwayatHarga(asked.komoditi_id, asked.tempat));
  const mean = useNeed(asked && meanOf(asked));
  const riwayat = curve.data?.riwayat;
  const comparison = useNeed(asked && riwayat && bandingHarga(asked.komoditi_id, periodeOf(riwayat, asked)));
  const banding = comparison.data?.banding;
  const isWhole = asked?.tempat !== 'kabupaten' || mean.data;
  const story: Story | null =
    riwayat && banding && isWhole ? { riwayat, banding, rataRata: mean.data?.riwayat ?? null } : null;
  const all = [curve, mean, comparison];
  return {
    story,
    error: all.find((one) => one.error)?.error,
    retry: () => {
      for (const one of all) if (one.error) one.retry();
    },
  };
}

/** The period that is asked for, where the curve has it with a price; else the last one that has. */
export function periodeOf(
  { titik }: RiwayatHarga,
  { periodeId, isOfList }: Omit<HargaAsked, 'komoditi_id' | 'tempat'>,
) {
  const isPriced = titik.some(({ periode_harga_pangan_id: id, eceran }) => id === periodeId && isHarga(eceran));
  if (isPriced || isOfList) return periodeId;
  return terakhir(titik, ({ eceran }) => eceran)?.titik.periode_harga_pangan_id;
}

/** The place's own retail price in the period that is shown. */
export const eceranOf = ({ riwayat, banding }: Story): number | null => hargaOf({ riwayat, banding })?.eceran ?? null;

/** Both prices of the place in the period that is shown, and those of the period before. */
export const hargaOf = ({ riwayat, banding }: Pick<Story, 'riwayat' | 'banding'>) =>
  riwayat.tempat === 'kabupaten'
    ? banding.kabupaten
    : banding.kecamatan.find(({ kecamatan_id }) => kecamatan_id === riwayat.kecamatan_id);
