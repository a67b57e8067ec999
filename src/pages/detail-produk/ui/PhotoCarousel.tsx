import type { Produk } from '@/entities/produk';
import { Carousel } from '@/shared/ui/carousel';
import { SharedElement } from '@/shared/ui/moves';
import { Photo } from '@/shared/ui/photo';
import css from './detail-produk.module.css';

interface PhotoCarouselProps {
  fotos: Produk['produk_fotos'];
  judul: string;
  /** What it is called on the screen that it grows out of. */
  name: string;
}

/** The main photo first; a product without any shows the placeholder. */
export function PhotoCarousel({ fotos, judul, name }: PhotoCarouselProps) {
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
