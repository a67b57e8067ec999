import { Link } from 'react-router-dom';
import { isHttpsAddress, isOwnPath } from '#contract/tujuan.ts';
import { useInfiniteList } from '@/shared/api';
import { Carousel } from '@/shared/ui/carousel';
import { Photo } from '@/shared/ui/photo';
import { Skeletons } from '@/shared/ui/Skeletons';
import { useFailureToast } from '@/shared/ui/toaster';
import type { Slider } from '../model/needs';
import { shownSliders } from '../model/needs';
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

interface BannerProps {
  slider: Slider;
  eager?: boolean;
}

/** One banner. Its action opens a screen of the app or an https address; anything else is no link. */
function Banner({ slider, eager = false }: BannerProps) {
  const { judul, deskripsi, foto_url, action } = slider;
  const content = (
    <>
      <Photo
        url={foto_url}
        alt=""
        sizes="(width >= 1120px) 1088px, calc(100vw - 32px)"
        ratio={[1280, 720]}
        eager={eager}
        {...(eager && { inPage: 400 })}
      />
      <span className={css['kata']}>
        <strong className={css['judul']}>{judul}</strong>
        <span className={css['deskripsi']}>{deskripsi}</span>
      </span>
    </>
  );
  if (action && isOwnPath(action)) {
    return (
      <Link to={action} className={css['spanduk']}>
        {content}
      </Link>
    );
  }
  if (action && isHttpsAddress(action)) {
    return (
      <a href={action} className={css['spanduk']} target="_blank" rel="noreferrer">
        {content}
      </a>
    );
  }
  return <div className={css['spanduk']}>{content}</div>;
}
