import { useInfiniteList } from '@/shared/api';
import { Carousel } from '@/shared/ui/carousel';
import { Skeletons } from '@/shared/ui/Skeletons';
import { useFailureToast } from '@/shared/ui/toaster';
import { shownSliders } from '../model/needs';
import { Banner } from './Banner';
import css from './banners.module.css';

const AUTOPLAY_MS = 5000;

/** Autoplay 5 s, not stopped on interaction, rewind, clickable pagination and arrows (spec section 2, home). */
export function Banners() {
  const { rows, isLoading, error } = useInfiniteList(shownSliders);
  useFailureToast(error, 'Gagal mendapatkan data slider');

  const shown = rows.filter(({ status }) => status === 1);
  if (isLoading) {
    return (
      <ul className={css['bingkai']}>
        <Skeletons count={1} className={css['bayangan']} />
      </ul>
    );
  }
  if (!shown.length) return null;
  return (
    <section className={css['bingkai']} aria-label="Sorotan">
      <Carousel noun="sorotan" autoplayMs={AUTOPLAY_MS} hasArrows>
        {shown.map((slider, index) => (
          <Banner key={slider.id} slider={slider} eager={index === 0} />
        ))}
      </Carousel>
    </section>
  );
}
