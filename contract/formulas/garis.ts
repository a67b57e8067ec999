import type { GarisHarga } from '../summaries/perbandingan-harga.ts';
import { persenTerhadap } from './harga.ts';

type Berubah = Pick<GarisHarga, 'eceran' | 'sebelumnya' | 'perubahan'>;

/**
 * The change of a line against the period before, in per cent. That of a computed mean is told with it: its kecamatan are
 * not the same in every period, so it does not follow from the means.
 *
 * @param at the period's place in the answer
 */
export function persenPada({ eceran, sebelumnya, perubahan }: Berubah, at: number): number | null {
  if (perubahan) return perubahan[at] ?? null;
  return persenTerhadap(eceran[at], at > 0 ? eceran[at - 1] : sebelumnya);
}
