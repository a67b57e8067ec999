import type { ReactNode } from 'react';
import { mulaiBanding } from '#contract/pilihan.ts';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { type HargaAsked, useHarga } from '../model/story';
import { HargaKomoditi } from './HargaKomoditi';
import css from './harga-komoditi.module.css';

interface HargaMoreProps {
  asked: HargaAsked;
  slug: string;
  tempat: string;
  /** Stands in until the answers are there. */
  waiting: ReactNode;
}

/** The same below a detail that is open already: it comes later, and may not come at all. */
export function HargaMore({ asked, slug, tempat, waiting }: HargaMoreProps) {
  const { story, error, retry } = useHarga(asked);
  if (story) {
    return (
      <HargaKomoditi story={story} slug={slug} tempat={tempat}>
        <ButtonLink look="tenang" to={mulaiBanding(tempat, slug)}>
          Bandingkan dengan harga lain
        </ButtonLink>
      </HargaKomoditi>
    );
  }
  if (!error) return waiting;
  return (
    <div className={css['bagian']}>
      <p className={css['tenang']}>Riwayat dan perbandingan harga belum bisa dimuat: {error.message}</p>
      <Button look="tenang" onClick={retry}>
        Coba lagi
      </Button>
    </div>
  );
}
