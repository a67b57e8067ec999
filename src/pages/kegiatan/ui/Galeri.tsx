import { Photo } from '@/shared/ui/photo';
import css from './kegiatan.module.css';

interface GaleriProps {
  fotos: readonly { id: number; foto_url: string; keterangan: string }[];
  judul: string;
}

/** Further pictures of an activity, with what is said of each. */
export const Galeri = ({ fotos, judul }: GaleriProps) =>
  fotos.length > 0 && (
    <section aria-label="Foto lain" className={css['galeri']}>
      {fotos.map(({ id, foto_url, keterangan }, at) => (
        <figure key={id}>
          <div className={css['bingkai']}>
            <Photo
              url={foto_url}
              alt={keterangan ? '' : `${judul}, foto ${at + 2}`}
              sizes="(width >= 768px) 354px, calc(100vw - 32px)"
              ratio={[4, 3]}
            />
          </div>
          {keterangan && <figcaption>{keterangan}</figcaption>}
        </figure>
      ))}
    </section>
  );
