import { History, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { Button } from '@/shared/ui/Button';
import { forgetSearch } from '../model/recent';
import css from './search-panel.module.css';

interface RecentSearchesProps {
  input: HTMLInputElement;
  recent: readonly string[];
  onLeave: (to: string, words: string) => void;
  onClose: () => void;
}

/** What was searched for on this device, to be searched for again or forgotten: links and buttons, reached by Tab or arrow. */
export function RecentSearches({ input, recent, onLeave, onClose }: RecentSearchesProps) {
  const list = useRef<HTMLUListElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowDown') list.current?.querySelector('a')?.focus();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    input.addEventListener('keydown', hear);
    return () => input.removeEventListener('keydown', hear);
  }, [input]);
  /** What had the focus is gone: it goes back to where everything began. */
  const forget = (kata?: string) => {
    forgetSearch(kata);
    input.focus();
  };
  return (
    <section
      className={`${css['panel']} ${css['gulir']}`}
      aria-label="Pencarian terakhir"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={css['atas']}>
        <p className={css['judul']}>Pencarian terakhir</p>
        <button type="button" className={css['hapus']} onClick={() => forget()}>
          Hapus semua
        </button>
      </div>
      <ul ref={list}>
        {recent.map((kata) => (
          <li key={kata} className={css['terakhir']}>
            <Link
              to={routes.cari(kata)}
              className={css['pilihan']}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onLeave(routes.cari(kata), kata);
              }}
            >
              <History aria-hidden size={20} />
              <span className={css['kata']}>{kata}</span>
            </Link>
            <Button look="ikon" aria-label={`Hapus ${kata} dari pencarian terakhir`} onClick={() => forget(kata)}>
              <X aria-hidden size={20} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
