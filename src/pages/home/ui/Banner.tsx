import { Link } from 'react-router-dom';
import { isHttpsAddress, isOwnPath } from '#contract/tujuan.ts';
import type { Slider } from '@/entities/slider';
import { Photo } from '@/shared/ui/photo';
import css from './banners.module.css';

interface BannerProps {
  slider: Slider;
  eager?: boolean;
}

/** One banner. Its action opens a screen of the app or an https address; anything else is no link. */
export function Banner({ slider, eager = false }: BannerProps) {
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
