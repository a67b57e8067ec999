import { angka } from '@/shared/lib/format';
import { card } from '@/shared/ui/card';
import { Photo } from '@/shared/ui/photo';
import { neracaKata, neracaOf, type Stok } from '../model/neraca';
import css from './ketersediaan-pangan-card.module.css';

interface KetersediaanPanganCardProps {
  stok: Stok;
  onOpen: () => void;
}

/** Logo and name (spec section 2), and whether there is enough. */
export function KetersediaanPanganCard({ stok, onOpen }: KetersediaanPanganCardProps) {
  const { nama_pangan, logo_pangan_url } = stok.pangans;
  const neraca = neracaOf(stok);
  return (
    <button type="button" className={`${card} ${css['kartu']}`} onClick={onOpen} aria-haspopup="dialog">
      <span className={css['logo']}>
        <Photo url={logo_pangan_url} alt="" sizes="56px" ratio={[56, 56]} />
      </span>
      <span className={css['nama']}>{nama_pangan}</span>
      {neraca !== null && <NeracaChip neraca={neraca} />}
    </button>
  );
}

function NeracaChip({ neraca }: { neraca: number }) {
  const kata = neracaKata(neraca);
  return (
    <span className={`${css['neraca']} ${css[kata]}`}>
      {kata} {kata === 'seimbang' ? '' : `${angka(Math.abs(neraca))} ton`}
    </span>
  );
}
