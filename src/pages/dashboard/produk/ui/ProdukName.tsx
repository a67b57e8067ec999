import { fotoUtama, type OwnProduk } from '@/entities/produk';
import { angka, rupiah } from '@/shared/lib/format';
import { Photo } from '@/shared/ui/photo';
import css from './produk.module.css';

/** A product as its owner recognises it: picture, title, what is left of it, and whether others see it. */
export function ProdukName({ produk }: { produk: OwnProduk }) {
  const { judul, stok, satuan, harga, status } = produk;
  return (
    <span className={css['nama']}>
      <span className={css['foto']}>
        <Photo url={fotoUtama(produk)?.foto_url} alt="" sizes="64px" ratio={[4, 3]} />
      </span>
      <span>
        <span className={css['judul']}>{judul}</span>
        <span className={css['rincian']}>
          Stok {angka(stok, satuan)} · {rupiah(harga)}
        </span>
        {status === 'tidak' && <span className={css['tidak']}>Tidak Aktif</span>}
      </span>
    </span>
  );
}
