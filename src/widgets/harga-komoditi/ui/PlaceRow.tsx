import { Link } from 'react-router-dom';
import { isHarga } from '#contract/formulas/harga.ts';
import { rupiah } from '@/shared/lib/format';
import css from './place-row.module.css';

interface PlaceRowProps {
  /** Without it the row leads nowhere: nobody reports it. */
  to?: string;
  nama: string;
  line?: string | undefined;
  harga: number | null;
  isCheapest?: boolean;
  isPinned?: boolean;
  isCurrent?: boolean;
}

/** A place and its price; the whole row is tapped. */
export function PlaceRow({
  to,
  nama,
  line,
  harga,
  isCheapest = false,
  isPinned = false,
  isCurrent = false,
}: PlaceRowProps) {
  return (
    <li className={`${css['baris']} ${isPinned ? css['utama'] : ''}`}>
      <span className={css['kata']}>
        {to ? (
          <Link to={to} className={css['nama']} {...(isCurrent && { 'aria-current': 'page' as const })}>
            {nama}
          </Link>
        ) : (
          <span className={css['nama']}>{nama}</span>
        )}
        {isCheapest && <span className={css['termurah']}>Termurah</span>}
        {line && <span className={css['sepi']}>{line}</span>}
      </span>
      <span className={css['harga']}>
        {isHarga(harga) ? rupiah(harga) : <span className={css['sepi']}>tidak dilaporkan</span>}
      </span>
    </li>
  );
}
