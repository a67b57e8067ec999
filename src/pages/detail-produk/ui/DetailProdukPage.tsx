import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { fotoUtama, noteSeen, type Produk, photoName, slugOf } from '@/entities/produk';
import { ReportProduk } from '@/features/report-produk';
import { mediaUrl } from '@/shared/api';
import { useSite } from '@/shared/config';
import { rupiah } from '@/shared/lib/format';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { useFailureToast } from '@/shared/ui/toaster';
import { Screen } from '@/widgets/app-shell';
import { produkJsonLd, scriptText } from '../model/produk-json-ld';
import { useProduk } from '../model/use-produk';
import css from './detail-produk.module.css';
import { PhotoCarousel } from './PhotoCarousel';
import { SeenLately } from './SeenLately';
import { Seller } from './Seller';

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
  const { id, judul, deskripsi, stok, satuan, harga, jenis_produk } = produk;
  const { origin } = useSite();
  useEffect(() => noteSeen(id), [id]);
  return (
    <>
      <article className={css['produk']}>
        {/* Data, which no browser runs: the page's policy of scripts does not concern it. */}
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: text would be escaped as markup, which scripts are not
          dangerouslySetInnerHTML={{ __html: scriptText(produkJsonLd(produk, origin)) }}
        />
        <PhotoCarousel fotos={produk.produk_fotos} judul={judul} name={photoName(produk)} />
        <div className={css['isi']}>
          <h2 className={css['judul']}>{judul}</h2>
          <p className={css['harga']}>
            {rupiah(harga)} {satuan && <span className={css['satuan']}>per {satuan}</span>}
          </p>
          <p>
            Stok {stok} {satuan}
          </p>
          {jenis_produk && <p className={css['jenis']}>{jenis_produk}</p>}
          <p className={css['deskripsi']}>{deskripsi}</p>
          <Seller produk={produk} />
          <ReportProduk id={id} />
        </div>
      </article>
      <SeenLately except={id} />
    </>
  );
}
