import { Link } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { type Produk, SellerContact, slugOf, VerifiedMark } from '@/entities/produk';
import { useSite } from '@/shared/config';
import { Avatar } from '@/shared/ui/Avatar';
import css from './detail-produk.module.css';

/** Who sells it, where, what else he sells, and the ways to him. */
export function Seller({ produk }: { produk: Produk }) {
  const { judul, user_id, users, kecamatan } = produk;
  const { origin } = useSite();
  const text = `Halo ${users.nama_lengkap}, saya berminat pada ${judul}: ${origin}${routes.detailProduk(slugOf(produk))}`;
  return (
    <div className={css['penjual']}>
      <Link to={routes.penjual(user_id)} className={css['orang']}>
        <Avatar url={users.foto_url} size={48} />
        <span className={css['siapa']}>
          <span className={css['nama']}>{users.nama_lengkap}</span>
          <span className={css['tempat']}>
            {users.username}
            {kecamatan && regional` · Kecamatan ${kecamatan.nama_kecamatan}`}
          </span>
          <VerifiedMark users={users} />
          <span className={css['semua']}>Lihat semua produknya</span>
        </span>
      </Link>
      <div className={css['bilah']} data-diam>
        <SellerContact no_hp={users.no_hp} text={text} />
      </div>
    </div>
  );
}
