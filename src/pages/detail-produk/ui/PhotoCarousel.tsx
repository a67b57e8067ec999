import type { Produk } from '@/entities/produk';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useIdle } from '@/shared/lib/timing';
import { Photo } from '@/shared/ui/photo';
import css from './photo-carousel.module.css';

const PhotoSwiper = lazyPart(async () => (await import('./PhotoSwiper')).PhotoSwiper);

export interface PhotoCarouselProps {
  fotos: Produk['produk_fotos'];
  judul: string;
}

/** The main photo at once; turning pages to the others comes when the phone is idle. */
export function PhotoCarousel({ fotos, judul }: PhotoCarouselProps) {
  const isIdle = useIdle();
  const still = (
    <Photo url={fotos[0]?.foto_url} alt={judul} sizes="(width >= 768px) 560px, 100vw" ratio={[4, 3]} eager />
  );
  return (
    <div className={css['bingkai']}>
      {isIdle && fotos.length > 1 ? <PhotoSwiper fotos={fotos} judul={judul} fallback={still} /> : still}
    </div>
  );
}
