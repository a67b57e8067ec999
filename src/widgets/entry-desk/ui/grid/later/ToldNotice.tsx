import { X } from 'lucide-react';
import { angka } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import type { Told } from '../../../model/grid/paste-told';
import css from '../isi.module.css';

/** More reasons than these are opened by a press. */
const SHOWN = 6;

/** Stays until it is read: what was left out of a paste is nowhere else to be seen. */
export function ToldNotice({ told, onRead }: { told: Told; onRead: () => void }) {
  const { text, reasons, isRefused } = told;
  const ofPaste = reasons.length > 0 ? 'warning' : 'success';
  const more = reasons.length - SHOWN;
  return (
    <Notice
      status={isRefused ? 'error' : ofPaste}
      role={isRefused ? 'alert' : 'status'}
      className={css['kabar']}
      action={
        <Button look="ikon" aria-label="Tutup pemberitahuan" onClick={onRead}>
          <X aria-hidden size={18} />
        </Button>
      }
    >
      {text}
      {reasons.length > 0 && (
        <ul className={css['alasan']}>
          {reasons.slice(0, SHOWN).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
          {more > 0 && (
            <li>
              <details>
                <summary>dan {angka(more)} alasan lain</summary>
                <ul>
                  {reasons.slice(SHOWN).map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </details>
            </li>
          )}
        </ul>
      )}
    </Notice>
  );
}
