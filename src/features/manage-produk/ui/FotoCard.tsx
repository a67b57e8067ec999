import { ImageOff, Star } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
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

/** A picture that is still on this device only; one that cannot be shown becomes the placeholder icon. */
export function LocalPhoto({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    setBroken(false);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  if (isBroken) return <ImageOff aria-hidden className={css['rusak']} />;
  return url ? <img src={url} alt="" className={css['lokal']} onError={() => setBroken(true)} /> : null;
}
