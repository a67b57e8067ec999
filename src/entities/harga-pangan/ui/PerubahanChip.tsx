import { perubahan } from '../model/perubahan';
import css from './perubahan-chip.module.css';

const tanda = { naik: '▲ +', turun: '▼ −', tetap: '= ' } as const;
const kata = { naik: 'naik', turun: 'turun', tetap: 'tetap' } as const;
const persenan = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

interface PerubahanChipProps {
  harga: { harga_eceran: number; harga_eceran_sebelumnya: number | null };
}

/** Arrow, sign and per cent against the period before, never colour alone; nothing when there is nothing to compare. */
export function PerubahanChip({ harga }: PerubahanChipProps) {
  const change = perubahan(harga.harga_eceran, harga.harga_eceran_sebelumnya);
  if (!change) return null;
  const { arah, persen } = change;
  return (
    <span className={`${css['perubahan']} ${css[arah]}`}>
      <span aria-hidden>
        {tanda[arah]}
        {persenan.format(persen)}%
      </span>
      <span className={css['terbaca']}>
        {kata[arah]} {arah === 'tetap' ? '' : `${persenan.format(persen)} persen`} dari periode sebelumnya
      </span>
    </span>
  );
}
