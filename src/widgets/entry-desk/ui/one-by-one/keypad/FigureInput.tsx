import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { type RefCallback, useId, useRef } from 'react';
import type { Figure } from '@/entities/laporan';
import { figureText, shownText, useFigureInput } from '@/shared/lib/figures';
import { grouped } from '@/shared/lib/format';
import { type Change, isWhole, stepOf } from '../../../model/one-by-one/figures';
import css from './figure-input.module.css';
import { TapKey } from './TapKey';

interface FigureInputProps {
  ref: RefCallback<HTMLInputElement>;
  figure: Figure;
  text: string;
  /** What it was, and when: 'pekan lalu'. */
  was: number | undefined;
  lalu: string;
  change: Change | null;
  isActive: boolean;
  isWrong: boolean;
  isReadOnly: boolean;
  /** The phone's own keypad is in use. */
  isOwnPad: boolean;
  /** Many figures on a card: label and field share a line. */
  isDense: boolean;
  onFocus: () => void;
  onChange: (text: string) => void;
  onStep: (by: 1 | -1) => void;
  onNext: () => void;
}

/** A figure, large; what it was stands pale in it until something is typed. */
export function FigureInput(props: FigureInputProps) {
  const { figure, text, was, lalu, change, isActive, isReadOnly, isDense, onStep } = props;
  const { label, prefix, unit, show, showBeside = show } = figure;
  const id = useId();
  const step = was === undefined || isDense || isReadOnly ? null : grouped(stepOf(figure, was));
  const pale = isDense ? '' : `${lalu[0]?.toUpperCase()}${lalu.slice(1)}`;
  const before = was !== undefined && (change ? showBeside(was) : pale);
  const input = useRef<HTMLInputElement>(null);
  const { onKeyDown, ...typing } = useFigureInput(input, text, props.onChange, { letters: 'shown' });
  return (
    <div className={css['angka']} data-padat={isDense || undefined}>
      <div className={css['kepala']}>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-dulu`} className={css['dulu']}>
          {before}
          {change && <ChangeMark change={change} isJudged={figure.moreIs !== undefined} />}
        </span>
      </div>
      <div className={css['kotak']} data-aktif={isActive || undefined} data-salah={props.isWrong || undefined}>
        {step && <Step label={`Kurangi ${label} ${step}`} text={`−${step}`} onTap={() => onStep(-1)} />}
        {prefix && (
          <span className={css['isi']} aria-hidden>
            {prefix.replace(/[. ]+$/, '')}
          </span>
        )}
        <input
          {...typing}
          ref={(element) => {
            input.current = element;
            props.ref(element);
          }}
          id={id}
          placeholder={was === undefined ? '' : shownText(figureText(was))}
          readOnly={isReadOnly}
          inputMode={props.isOwnPad ? (isWhole(figure) ? 'numeric' : 'decimal') : 'none'}
          enterKeyHint="next"
          autoComplete="off"
          maxLength={40}
          aria-describedby={`${id}-dulu`}
          aria-invalid={props.isWrong}
          onFocus={props.onFocus}
          onKeyDown={(event) => {
            onKeyDown(event);
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (!event.repeat) props.onNext();
          }}
        />
        {unit && <span className={css['satuan']}>{unit}</span>}
        {step && <Step label={`Tambah ${label} ${step}`} text={`+${step}`} onTap={() => onStep(1)} />}
      </div>
    </div>
  );
}

interface StepProps {
  label: string;
  text: string;
  onTap: () => void;
}

const Step = ({ label, text, onTap }: StepProps) => (
  <TapKey aria-label={label} onTap={onTap}>
    {text}
  </TapKey>
);

const marks = {
  naik: [ArrowUp, 'naik'],
  turun: [ArrowDown, 'turun'],
  tetap: [Equal, 'tetap'],
} as const;

interface ChangeMarkProps {
  change: Change;
  /** It is worse or better, and not only more or less. */
  isJudged: boolean;
}

function ChangeMark({ change: { percent, direction, isBig }, isJudged }: ChangeMarkProps) {
  const [Icon, word] = marks[direction];
  return (
    <strong className={css[isJudged ? direction : 'tetap']} data-besar={isBig || undefined}>
      <Icon aria-hidden size={14} />
      {direction === 'tetap' ? word : `${word} ${grouped(Math.abs(percent), Math.abs(percent) < 1 ? 1 : 0)}%`}
    </strong>
  );
}
