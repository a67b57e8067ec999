import { useRef } from 'react';
import { useFormState } from 'react-final-form';
import { Button } from '../../ui/button';
import type { Entry } from '../values/use-entry';
import { useTypingAhead } from '../values/use-typing-ahead';
import css from './form.module.css';

/** The first is what Enter presses: an officer types row after row. Each row begins in its first empty field. */
export function EntryButtons({ entry }: { entry: Entry }) {
  const { submitting = false } = useFormState({ subscription: { submitting: true } });
  const buttons = useRef<HTMLDivElement>(null);
  useTypingAhead(buttons, entry, submitting);
  return (
    <div ref={buttons} className={`${css['kirim']} ${css['berdua']}`}>
      <Button type="submit" disabled={submitting} aria-busy={submitting} onClick={() => entry.press('lanjut')}>
        Simpan dan lanjut
      </Button>
      <Button type="submit" look="tenang" disabled={submitting} onClick={() => entry.press('tutup')}>
        Simpan
      </Button>
    </div>
  );
}
