import { rupiah } from '@/shared/lib/format';
import { Photo } from '@/shared/ui/photo';
import type { HargaPanganKutaiBarat } from '../api/harga-pangan';
import css from './harga-pangan-head.module.css';
import { PerubahanChip } from './PerubahanChip';

/** What a detail shows first: the card's logo, its price and how that moved, grown out of the card. */
export function HargaPanganHead({ harga }: { harga: HargaPanganKutaiBarat }) {
  const { satuan, logo_komoditi_url } = harga.komoditis;
  return (
    <div className={css['kepala']}>
      <span className={css['logo']} data-tumbuh="logo">
        <Photo url={logo_komoditi_url} alt="" sizes="72px" ratio={[72, 72]} />
      </span>
      <span>
        <span className={css['harga']} data-tumbuh="harga">
          {rupiah(harga.harga_eceran)}
        </span>
        <span className={css['satuan']}>{satuan ? `per ${satuan}, eceran` : 'eceran'}</span>
        <PerubahanChip harga={harga} />
      </span>
    </div>
  );
}
