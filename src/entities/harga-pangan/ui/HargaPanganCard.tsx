import { growFrom } from '@/shared/lib/browser';
import { rupiah } from '@/shared/lib/format';
import { card } from '@/shared/ui/card';
import { Photo } from '@/shared/ui/photo';
import type { HargaPanganKutaiBarat } from '../api/harga-pangan';
import css from './harga-pangan-card.module.css';
import { PerubahanChip } from './PerubahanChip';

interface HargaPanganCardProps {
  harga: HargaPanganKutaiBarat;
  onOpen: () => void;
}

/** Logo, commodity and retail price (spec section 2), and how it moved. */
export function HargaPanganCard({ harga, onOpen }: HargaPanganCardProps) {
  const { satuan, logo_komoditi_url } = harga.komoditis;
  return (
    <button
      type="button"
      className={`${card} ${css['kartu']}`}
      onClick={({ currentTarget }) => {
        growFrom(currentTarget);
        onOpen();
      }}
      aria-haspopup="dialog"
    >
      <span className={css['logo']} data-tumbuh="logo">
        <Photo url={logo_komoditi_url} alt="" sizes="56px" ratio={[56, 56]} />
      </span>
      <span className={css['nama']}>{harga.nama_komoditi}</span>
      <span className={css['harga']} data-tumbuh="harga">
        {rupiah(harga.harga_eceran)}
      </span>
      <span className={css['bawah']}>
        <span className={css['satuan']}>{satuan ? `per ${satuan}, eceran` : 'eceran'}</span>
        <PerubahanChip harga={harga} />
      </span>
    </button>
  );
}
