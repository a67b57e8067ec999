import { angka } from '@/shared/lib/format';
import { Photo } from '@/shared/ui/photo';
import { type KetersediaanPangan, neracaKata } from '../model/ketersediaan-pangan';
import css from './ketersediaan-pangan-card.module.css';

interface KetersediaanPanganCardProps {
  stok: Pick<KetersediaanPangan, 'pangans' | 'neraca'>;
  onOpen: () => void;
}

/** Logo and name (spec section 2), and whether there is enough. */
export function KetersediaanPanganCard({ stok, onOpen }: KetersediaanPanganCardProps) {
  const { nama_pangan, logo_pangan_url } = stok.pangans;
  const kata = neracaKata(stok.neraca);
  return (
    <button type="button" className={css['kartu']} onClick={onOpen} aria-haspopup="dialog">
      <span className={css['logo']}>
        <Photo url={logo_pangan_url} alt="" sizes="56px" ratio={[56, 56]} />
      </span>
      <span className={css['nama']}>{nama_pangan}</span>
      <span className={`${css['neraca']} ${css[kata]}`}>
        {kata} {kata === 'seimbang' ? '' : `${angka(Math.abs(stok.neraca))} ton`}
      </span>
    </button>
  );
}
