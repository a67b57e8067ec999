import { persentase } from '#contract/format.ts';
import { nilaiPeta } from '#contract/formulas/peta.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Peta } from '#contract/summaries/peta.ts';
import { angka } from '@/shared/lib/format';

/** The newest month of all sub-districts in a sentence; null where nobody has reported. */
export function sebulan(
  ukuran: 'tanam' | 'nd',
  {
    periode,
    kabupaten,
    jumlah_kecamatan,
  }: Pick<Peta, 'periode' | 'jumlah_kecamatan'> & {
    kabupaten: Pick<Peta['kabupaten'], 'angka' | 'pembanding'>;
  },
): string | null {
  const { angka: first, pembanding: second } = kabupaten;
  if (!periode || first === null || second === null) return null;
  const from = regional`dari laporan ${jumlah_kecamatan} kecamatan`;
  if (ukuran === 'tanam') {
    return `${periode.nama_periode}: ${angka(first, 'ha')} ditanami, ${angka(second, 'ha')} puso, ${from}.`;
  }
  const share = nilaiPeta('nd', { angka: first, pembanding: second });
  const percent = share === null ? '' : ` (N/D ${persentase(share)})`;
  return `${periode.nama_periode}: ${angka(first)} dari ${angka(second)} balita ditimbang naik berat badan${percent}, ${from}.`;
}
