import { Grid3x3 } from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import { Button } from '@/shared/ui/Button';
import { WasOpenContext } from '../model/grid/use-isi';
import css from './entry-desk.module.css';
import { preloadIsi } from './IsiSekaligus';

interface IsiButtonProps {
  onClick: (() => void) | undefined;
  /** How many rows are typed there and not sent. */
  kept: number;
}

/** The way from a table to all of a place at once; there is none while nothing is chosen. */
export function IsiButton({ onClick, kept }: IsiButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useContext(WasOpenContext);
  // What had the focus is gone with the grid.
  useEffect(() => {
    if (wasOpen && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [wasOpen]);

  return (
    <Button
      ref={button}
      look="tenang"
      disabled={!onClick}
      onClick={onClick}
      onPointerEnter={preloadIsi}
      onFocus={preloadIsi}
    >
      <Grid3x3 aria-hidden size={20} />
      Isi sekaligus{' '}
      {kept > 0 && (
        <span className={css['tertinggal']} title={`${kept} baris belum selesai, belum terkirim`}>
          {kept}
          <span data-terdengar> baris belum selesai, belum terkirim</span>
        </span>
      )}
    </Button>
  );
}
