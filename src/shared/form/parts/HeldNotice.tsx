import type { Key } from '../../lib/browser';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import css from './form.module.css';

interface HeldNoticeProps {
  keys: readonly Key[];
  onDiscard: () => void;
}

const signs: Record<Key, string> = { Tab: ' ⇥ ', 'Shift+Tab': ' ⇤ ', Enter: ' ⏎ ', Backspace: '⌫' };

/** Shows what was typed ahead and waits for the next row. */
export function HeldNotice({ keys, onDiscard }: HeldNoticeProps) {
  return (
    <Notice
      className={css['ditahan']}
      action={
        <Button look="tenang" onClick={onDiscard}>
          Buang
        </Button>
      }
    >
      Ketikan untuk baris berikutnya ditahan: <kbd>{keys.map((key) => signs[key] ?? key).join('')}</kbd>
    </Notice>
  );
}
