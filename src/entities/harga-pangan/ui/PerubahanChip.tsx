import { perubahan } from '#contract/formulas/harga.ts';
import { grouped, persen } from '@/shared/lib/format';
import css from './perubahan-chip.module.css';

const tanda = { naik: '▲ +', turun: '▼ −', tetap: '= ' } as const;

interface PerubahanChipProps {
  harga: { harga_eceran: number; harga_eceran_sebelumnya: number | null };
}

/** The change against the period before: arrow, sign and per cent, never colour alone. Nothing without a price before. */
export function PerubahanChip({ harga }: PerubahanChipProps) {
  const change = perubahan(harga.harga_eceran, harga.harga_eceran_sebelumnya);
  if (!change) return null;
  const { arah } = change;
  return (
    <span className={`${css['perubahan']} ${css[arah]}`}>
      <span aria-hidden>
        {tanda[arah]}
        {persen(change.persen)}
      </span>
      <span className={css['terbaca']}>
        {arah} {arah === 'tetap' ? '' : `${grouped(change.persen, 1)} persen`} dari periode sebelumnya
      </span>
    </span>
  );
}
