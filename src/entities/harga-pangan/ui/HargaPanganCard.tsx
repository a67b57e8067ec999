import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { growFrom } from '@/shared/lib/browser';
import { rupiah } from '@/shared/lib/format';
import { card } from '@/shared/ui/card';
import { Photo } from '@/shared/ui/photo';
import type { HargaPanganKutaiBarat } from '../api/harga-pangan';
import css from './harga-pangan-card.module.css';
import { PerubahanChip } from './PerubahanChip';

interface HargaPanganCardProps {
  harga: HargaPanganKutaiBarat;
  /** The commodity's own page, where no script opens the detail, or another tab is wanted. */
  to: string;
  onOpen: () => void;
}

/** Logo, commodity and retail price (spec section 2), and how it moved. */
export function HargaPanganCard({ harga, to, onOpen }: HargaPanganCardProps) {
  const { satuan, logo_komoditi_url } = harga.komoditis;
  const open = (tapped: Element) => {
    growFrom(tapped);
    onOpen();
  };
  return (
    <Link
      to={to}
      // It opens a dialog over its list; the address is for whoever has no script.
      role="button"
      aria-haspopup="dialog"
      className={`${card} ${css['kartu']}`}
      onClick={(event) => {
        if (isForElsewhere(event)) return;
        event.preventDefault();
        open(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        open(event.currentTarget);
      }}
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
    </Link>
  );
}

/** A click that asks the browser for another tab or window. */
const isForElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
