import pagination from 'swiper/css/pagination?inline';
import base from 'swiper/css?inline';
import { A11y, Keyboard, Pagination } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { adoptStyles } from '@/shared/lib/browser';
import { Photo } from '@/shared/ui/photo';
import type { PhotoCarouselProps } from './PhotoCarousel';
import css from './photo-carousel.module.css';

adoptStyles(base, pagination);

export function PhotoSwiper({ fotos, judul }: PhotoCarouselProps) {
  return (
    <Swiper
      className={css['korsel']}
      modules={[A11y, Keyboard, Pagination]}
      keyboard
      pagination={{ clickable: true }}
      a11y={{ paginationBulletMessage: 'Ke foto {{index}}', slideLabelMessage: '{{index}} dari {{slidesLength}}' }}
    >
      {fotos.map(({ id, foto_url }, index) => (
        <SwiperSlide key={id}>
          <Photo
            url={foto_url}
            alt={index === 0 ? judul : `${judul}, foto ${index + 1}`}
            sizes="(width >= 768px) 560px, 100vw"
            ratio={[4, 3]}
            eager={index === 0}
          />
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
