import { Mail } from 'lucide-react';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { putAway, useLetter } from '../ports/letters';
import css from './demo.module.css';

/** The letter that a real installation would have sent by email. */
export function LetterCard() {
  const letter = useLetter();
  const [link] = /https?:\S+/.exec(letter?.text ?? '') ?? [];
  const target = link ? new URL(link) : null;
  return (
    <aside className={css['pos']} aria-label="Surat demo" aria-live="polite">
      {letter && (
        <div className={css['surat']}>
          <p className={css['perihal']}>
            <Mail aria-hidden size={20} />
            <span>
              <strong>{letter.subject}</strong>
              <br />
              Email untuk {letter.to}
            </span>
          </p>
          {target && (
            <ButtonLink to={target.pathname + target.search} onClick={putAway}>
              Buka tautan dalam surat
            </ButtonLink>
          )}
          <details>
            <summary>Isi surat</summary>
            <p className={css['isi']}>{letter.text}</p>
          </details>
          <Button look="tenang" onClick={putAway}>
            Tutup
          </Button>
        </div>
      )}
    </aside>
  );
}
