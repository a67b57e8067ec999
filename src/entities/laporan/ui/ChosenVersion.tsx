import { useId } from 'react';
import type { Compared, Side } from '../model/versions';
import css from './conflict-choice.module.css';

interface ChosenVersionProps {
  versions: Compared;
  there: string;
  chosen: Side | null;
  /** Somebody went on without having chosen. */
  isMissing: boolean;
  onChoose: (side: Side) => void;
}

/** A figure in two versions, of which one is taken. */
export function ChosenVersion({ versions, there, chosen, isMissing, onChoose }: ChosenVersionProps) {
  const { name, label, note } = versions;
  const id = useId();
  const sides = [
    ['mine', 'Isian Anda'],
    ['theirs', there],
  ] as const;
  return (
    <fieldset
      className={css['angka']}
      data-angka={name}
      aria-describedby={`${id}-keluhan ${id}-catatan`}
      aria-invalid={isMissing || undefined}
    >
      <legend>{label}</legend>
      <div className={css['berdampingan']}>
        {sides.map(([side, whose]) => (
          <label key={side} className={css['versi']}>
            <input
              type="radio"
              name={id}
              checked={chosen === side}
              disabled={!versions[side].may}
              onChange={() => onChoose(side)}
            />
            <span>
              <small>{whose}</small> <b>{versions[side].shown}</b>
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-keluhan`} role="alert" className={css['keluhan']}>
        {isMissing && 'Pilih salah satu'}
      </p>
      <p id={`${id}-catatan`} className={css['catatan']}>
        {note}
      </p>
    </fieldset>
  );
}
