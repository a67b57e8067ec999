import { perubahan } from '#contract/formulas/harga.ts';
import { grouped } from '@/shared/lib/format';
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
  const persen = grouped(change.persen, 1);
  return (
    <span className={`${css['perubahan']} ${css[arah]}`}>
      <span aria-hidden>
        {tanda[arah]}
        {persen}%
      </span>
      <span className={css['terbaca']}>
        {arah} {arah === 'tetap' ? '' : `${persen} persen`} dari periode sebelumnya
      </span>
    </span>
  );
}
