import { ArrowRight, Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Figure } from '@/entities/laporan';
import { isWhole, type Tuts } from '../../../model/one-by-one/figures';
import css from './keypad.module.css';
import { TapKey } from './TapKey';

interface KeypadProps {
  /** The figure that is typed; undefined where there is nothing to type. */
  figure: Figure | undefined;
  /** The phone's own keypad is in use: only the ways on are here. */
  isBare: boolean;
  onPress: (key: Tuts) => void;
  onNext: () => void;
  onSkip: () => void;
}

/**
 * Large digits, always in the same place. The phone's own keypad would come and go over the card, is another on every
 * phone, and has no '000'.
 */
export function Keypad({ figure, isBare, onPress, onNext, onSkip }: KeypadProps) {
  const bottom: readonly Tuts[] = figure && !isWhole(figure) ? [',', '0', '000'] : ['00', '0', '000'];
  const digits: readonly Tuts[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', ...bottom];
  return (
    <div className={css['papan']} data-ringkas={isBare || undefined}>
      {!isBare && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent with a form
        <div className={css['angka']} role="group" aria-label="Tombol angka">
          {digits.map((key) => (
            <Key key={key} label={key === ',' ? 'Koma' : undefined} onTap={() => onPress(key)} isOff={!figure}>
              {key}
            </Key>
          ))}
        </div>
      )}
      <div className={css['jalan']}>
        {!isBare && (
          <Key label="Hapus satu angka" onTap={() => onPress('hapus')} isOff={!figure}>
            <Delete aria-hidden size={24} />
          </Key>
        )}
        <TapKey className={css['lewati']} onTap={onSkip}>
          Lewati
        </TapKey>
        <TapKey className={css['lanjut']} onTap={onNext}>
          Lanjut
          <ArrowRight aria-hidden size={22} />
        </TapKey>
      </div>
    </div>
  );
}

interface KeyProps {
  label: string | undefined;
  isOff: boolean;
  onTap: () => void;
  children: ReactNode;
}

const Key = ({ label, isOff, onTap, children }: KeyProps) => (
  <TapKey className={css['tuts']} aria-label={label} disabled={isOff} onTap={onTap}>
    {children}
  </TapKey>
);
