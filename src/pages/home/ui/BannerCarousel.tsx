import navigation from 'swiper/css/navigation?inline';
import pagination from 'swiper/css/pagination?inline';
import base from 'swiper/css?inline';
import { A11y, Autoplay, Navigation, Pagination } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Slider } from '@/entities/slider';
import { adoptStyles } from '@/shared/lib/browser';
import { Banner } from './Banner';
import css from './banners.module.css';

adoptStyles(base, navigation, pagination);

const AUTOPLAY_MS = 5000;

/** Autoplay 5 s, not stopped on interaction, rewind, clickable pagination and arrows (spec section 2, home). */
export function BannerCarousel({ sliders }: { sliders: readonly Slider[] }) {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Swiper
      className={css['korsel']}
      modules={[A11y, Autoplay, Navigation, Pagination]}
      autoplay={isCalm ? false : { delay: AUTOPLAY_MS, disableOnInteraction: false }}
      rewind
      navigation
      pagination={{ clickable: true }}
      a11y={{
        prevSlideMessage: 'Sorotan sebelumnya',
        nextSlideMessage: 'Sorotan berikutnya',
        paginationBulletMessage: 'Ke sorotan {{index}}',
        slideLabelMessage: '{{index}} dari {{slidesLength}}',
      }}
    >
      {sliders.map((slider, index) => (
        <SwiperSlide key={slider.id}>
          <Banner slider={slider} eager={index === 0} />
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
