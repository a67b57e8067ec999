import { useEffect } from 'react';
import { SLIDER_LIST } from '@/entities/slider';
import { useInfiniteList } from '@/shared/api';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useIdle } from '@/shared/lib/timing';
import { Skeletons } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toaster';
import { shownSliders } from '../model/load';
import { Banner } from './Banner';
import css from './banners.module.css';

const BannerCarousel = lazyPart(async () => (await import('./BannerCarousel')).BannerCarousel);

/** The first banner is a plain picture; the carousel comes when the phone is idle and takes its place. */
export function Banners() {
  const { rows, isLoading, error } = useInfiniteList(SLIDER_LIST, shownSliders);
  const isIdle = useIdle();
  useEffect(() => {
    if (error) toast.error('Gagal mendapatkan data slider');
  }, [error]);

  const shown = rows.filter(({ status }) => status === 1);
  const [first] = shown;
  if (isLoading) {
    return (
      <ul className={css['bingkai']}>
        <Skeletons count={1} className={css['bayangan']} />
      </ul>
    );
  }
  if (!first) return null;
  const still = <Banner slider={first} eager />;
  return (
    <section className={css['bingkai']} aria-label="Sorotan">
      {isIdle && shown.length > 1 ? <BannerCarousel sliders={shown} fallback={still} /> : still}
    </section>
  );
}
