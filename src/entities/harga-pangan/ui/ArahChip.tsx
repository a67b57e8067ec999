import type { Perubahan } from '#contract/formulas/harga.ts';
import { grouped, persen } from '@/shared/lib/format';
import css from './perubahan-chip.module.css';

const tanda = { naik: '▲ +', turun: '▼ −', tetap: '= ' } as const;
const arrow = { naik: '▲', turun: '▼', tetap: '=' } as const;

/** A change in its direction: arrow, sign and per cent, never colour alone. What has moved is never said to be 0 %. */
export function ArahChip({ arah, persen: change }: Perubahan) {
  const isSlight = change > 0 && change < 0.05;
  const size = isSlight ? 0.1 : change;
  const said = arah === 'tetap' ? 'tetap' : `${arah} ${isSlight ? 'kurang dari ' : ''}${grouped(size, 1)} persen`;
  return (
    <span className={`${css['perubahan']} ${css[arah]}`}>
      <span aria-hidden>
        {isSlight ? `${arrow[arah]} < ` : tanda[arah]}
        {persen(size)}
      </span>
      <span data-terdengar>{said} dari periode sebelumnya</span>
    </span>
  );
}
