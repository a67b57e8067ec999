import { Check, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Choice } from '../../../model/one-by-one/choices';
import css from './choices.module.css';
import { TapKey } from './TapKey';

interface ChoicesProps {
  choices: readonly Choice[];
  /** Said where there is nothing to choose. */
  otherwise: ReactNode;
  onTake: (choice: Choice) => void;
  /** Stands before them. */
  children: ReactNode;
}

const icons: Record<string, typeof Check> = { 'Ikut naik': TrendingUp, 'Ikut turun': TrendingDown };

/** What fills the rest of the row with one tap. Its room stays when there is nothing: no key moves below a thumb. */
export function Choices({ choices, otherwise, onTake, children }: ChoicesProps) {
  return (
    <div className={css['pilihan']}>
      {children}
      {choices.map((choice) => {
        const Icon = icons[choice.label] ?? Check;
        return (
          <TapKey key={choice.label} onTap={() => onTake(choice)}>
            <Icon aria-hidden size={20} />
            <span>
              <strong>{choice.label}</strong>
              <small>{choice.says}</small>
            </span>
          </TapKey>
        );
      })}
      {choices.length === 0 && otherwise}
    </div>
  );
}
