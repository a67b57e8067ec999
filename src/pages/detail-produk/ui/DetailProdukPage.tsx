import { Phone } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { fotoUtama, type Produk, photoName, slugOf } from '@/entities/produk';
import { mediaUrl } from '@/shared/api';
import { rupiah } from '@/shared/lib/format';
import { Avatar } from '@/shared/ui/Avatar';
import { Carousel } from '@/shared/ui/carousel';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { SharedElement } from '@/shared/ui/moves';
import { Photo } from '@/shared/ui/photo';
import { Skeletons } from '@/shared/ui/Skeletons';
import { useFailureToast } from '@/shared/ui/toaster';
import { Screen } from '@/widgets/app-shell';
import { useProduk } from '../model/use-produk';
import css from './detail-produk.module.css';

export function DetailProdukPage() {
  const { produk, isLoading, error, retry } = useProduk(useParams()['slug'] ?? '');
  useFailureToast(error, 'Gagal mendapatkan data produk');
  const foto = produk && fotoUtama(produk)?.foto_url;

  return (
    <Screen
      title="Detail Produk"
      name={produk?.judul ?? 'Detail Produk'}
      description={produk?.deskripsi.slice(0, 160) ?? 'Hasil tani dan olahan warga, langsung dari penjualnya.'}
      image={foto && mediaUrl(foto, 1280)}
      share={produk && routes.detailProduk(slugOf(produk))}
    >
      {produk && <Detail produk={produk} />}
      {isLoading && (
        <ul>
          <Skeletons count={1} className={css['bayangan']} />
        </ul>
      )}
      {error && <ErrorState error={error} onRetry={retry} />}
      {!produk && !isLoading && !error && (
        <EmptyState wayOn={['Lihat etalase', routes.etalase]}>Produk tidak ditemukan</EmptyState>
      )}
    </Screen>
  );
}

function Detail({ produk }: { produk: Produk }) {
  const { judul, deskripsi, stok, satuan, harga, users } = produk;
  return (
    <article className={css['produk']}>
      <PhotoCarousel fotos={produk.produk_fotos} judul={judul} name={photoName(produk)} />
      <div className={css['isi']}>
        <h2 className={css['judul']}>{judul}</h2>
        <p className={css['harga']}>
          {rupiah(harga)} {satuan && <span className={css['satuan']}>per {satuan}</span>}
        </p>
        <p>
          Stok {stok} {satuan}
        </p>
        <p className={css['deskripsi']}>{deskripsi}</p>
        <div className={css['penjual']} data-diam>
          <Avatar url={users.foto_url} size={48} />
          <span className={css['nama']}>{users.username}</span>
          <a href={`tel:${users.no_hp.replace(/[^\d+]/g, '')}`} className={css['hubungi']}>
            <Phone aria-hidden size={20} />
            Hubungi
          </a>
        </div>
      </div>
    </article>
  );
}

interface PhotoCarouselProps {
  fotos: Produk['produk_fotos'];
  judul: string;
  /** What it is called on the screen that it grows out of. */
  name: string;
}

/** The main photo first; a product without any shows the placeholder. */
function PhotoCarousel({ fotos, judul, name }: PhotoCarouselProps) {
  const photos = fotos.length ? fotos : [{ id: 0, foto_url: null }];
  return (
    <SharedElement name={name}>
      <div className={css['bingkai']}>
        <Carousel noun="foto">
          {photos.map(({ id, foto_url }, index) => (
            <Photo
              key={id}
              url={foto_url}
              alt={index === 0 ? judul : `${judul}, foto ${index + 1}`}
              sizes="(width >= 768px) 560px, 100vw"
              ratio={[4, 3]}
              eager={index === 0}
              {...(index === 0 && { inPage: 420 })}
            />
          ))}
        </Carousel>
      </div>
    </SharedElement>
  );
}
