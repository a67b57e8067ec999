import { Link } from 'react-router-dom';
import { tanpaTanda } from '#contract/tulisan/blok.ts';
import { hari } from '@/shared/lib/format';
import { card } from '@/shared/ui/card';
import { SharedElement } from '@/shared/ui/moves';
import { Photo } from '@/shared/ui/photo';
import type { KegiatanDinas } from '../api/kegiatan-dinas';
import css from './kegiatan-dinas-card.module.css';

interface KegiatanDinasCardProps {
  kegiatan: KegiatanDinas;
  to: string;
  /** Its place among the cards: the first are seen at once, the very first travels inside the page. */
  order: number;
}

/** The name under which the list's picture becomes the detail's (shared/ui/moves). */
export const photoName = ({ id }: Pick<KegiatanDinas, 'id'>): string => `foto-kegiatan-${id}`;

/** Image, title, truncated description (spec section 2, /activity). */
export function KegiatanDinasCard({ kegiatan, to, order }: KegiatanDinasCardProps) {
  const { judul, deskripsi, foto_url, created_at } = kegiatan;
  return (
    <Link to={to} className={`${card} ${css['kartu']}`}>
      <SharedElement name={photoName(kegiatan)}>
        <span className={css['foto']}>
          <Photo
            url={foto_url}
            alt=""
            sizes="(width >= 768px) 360px, calc(100vw - 32px)"
            ratio={[16, 9]}
            eager={order < 2}
            {...(order === 0 && { inPage: 400 })}
          />
        </span>
      </SharedElement>
      <span className={css['isi']}>
        {created_at && <span className={css['tanggal']}>{hari(Date.parse(created_at))}</span>}
        <span className={css['judul']}>{judul}</span>
        <span className={css['deskripsi']}>{tanpaTanda(deskripsi)}</span>
      </span>
    </Link>
  );
}
