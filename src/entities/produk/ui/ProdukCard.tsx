import { Link } from 'react-router-dom';
import { rupiah } from '@/shared/lib/format';
import { Avatar } from '@/shared/ui/Avatar';
import { card } from '@/shared/ui/card';
import { SharedElement } from '@/shared/ui/moves';
import { Photo } from '@/shared/ui/photo';
import type { Produk } from '../api/produk';
import { fotoUtama, photoName } from '../model/produk';
import css from './produk-card.module.css';
import { VerifiedMark } from './VerifiedMark';

interface ProdukCardProps {
  produk: Produk;
  to: string;
  /** Before the address opens. */
  onOpen: () => void;
  /** Its place among the cards: the first are seen at once, the very first travels inside the page. */
  order: number;
}

/** How many cards a phone shows without scrolling. */
const SEEN_AT_ONCE = 4;

/** Main photo, title, price, stock and seller (spec section 2, /etalase). */
export function ProdukCard({ produk, to, onOpen, order }: ProdukCardProps) {
  const { judul, harga, stok, satuan, kecamatan, users } = produk;
  return (
    <Link to={to} className={`${card} ${css['kartu']}`} onClick={onOpen}>
      <SharedElement name={photoName(produk)}>
        <span className={css['foto']}>
          <Photo
            url={fotoUtama(produk)?.foto_url}
            alt=""
            sizes="(width >= 1024px) 260px, (width >= 768px) 33vw, calc(50vw - 22px)"
            ratio={[4, 3]}
            eager={order < SEEN_AT_ONCE}
            {...(order === 0 && { inPage: 210 })}
          />
        </span>
      </SharedElement>
      <span className={css['judul']}>{judul}</span>
      <span className={css['harga']}>
        {rupiah(harga)}
        <span className={css['per']}>/{satuan}</span>
      </span>
      <span className={css['stok']}>
        Stok {stok} {satuan}
      </span>
      <span className={css['penjual']}>
        <Avatar url={users.foto_url} size={24} />
        <span className={css['orang']}>
          <span className={css['nama']}>{users.nama_lengkap}</span>
          <span className={css['tenang']}>{users.username}</span>
          {kecamatan && <span className={css['tenang']}>{kecamatan.nama_kecamatan}</span>}
          <VerifiedMark users={users} />
        </span>
      </span>
    </Link>
  );
}
