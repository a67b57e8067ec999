import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './foto.module.css';

interface FotoCardProps {
  /** Counted from 1. */
  nomor: number;
  gambar: ReactNode;
  isMain: boolean;
  onMain: () => void;
  /** How far it has gone, from 0 to 1, while it is being sent. */
  progress: number | undefined;
  /** What is wrong with it, and what may be done with it. */
  children: ReactNode;
}

/** One photo of a product: a tap makes it the main one (spec section 2, Add/Edit product forms). */
export function FotoCard({ nomor, gambar, isMain, onMain, progress, children }: FotoCardProps) {
  return (
    <li className={css['kartu']}>
      <button
        type="button"
        className={css['gambar']}
        aria-pressed={isMain}
        aria-label={`Foto ${nomor}, jadikan foto utama`}
        onClick={onMain}
      >
        {gambar}
        {isMain && (
          <span className={css['lencana']} aria-hidden>
            <Star size={14} fill="currentColor" /> Utama
          </span>
        )}
      </button>
      {progress !== undefined && (
        <progress className={css['kemajuan']} aria-label={`Mengunggah foto ${nomor}`} value={progress} max={1} />
      )}
      {children}
    </li>
  );
}
