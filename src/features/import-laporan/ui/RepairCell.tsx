import { useEffect, useEffectEvent, useId, useState } from 'react';
import css from './rows.module.css';

interface RepairCellProps {
  label: string;
  text: string;
  reason: string | undefined;
  isFigure: boolean;
  onRepair: (text: string) => void;
}

/** A cell that is put right: taken over as soon as it is left. */
export function RepairCell({ label, text, reason, isFigure, onRepair }: RepairCellProps) {
  const [typed, setTyped] = useState(text);
  const [lastText, setLastText] = useState(text);
  // A button beside the field has put another text into the cell.
  if (text !== lastText) {
    setLastText(text);
    setTyped(text);
  }
  const id = useId();
  const take = () => {
    if (typed.trim() !== text) onRepair(typed.trim());
  };
  // A row that is scrolled away takes its field along before anybody has left it.
  const takeLast = useEffectEvent(take);
  useEffect(() => () => takeLast(), []);
  return (
    <>
      <input
        className={css['isian']}
        aria-label={label}
        aria-invalid={reason !== undefined}
        aria-describedby={reason && id}
        inputMode={isFigure ? 'decimal' : 'text'}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
        }}
      />
      {reason && (
        <small id={id} className={css['alasan']}>
          {reason}
        </small>
      )}
    </>
  );
}
