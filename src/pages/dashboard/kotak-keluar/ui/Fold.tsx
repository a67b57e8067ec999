import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import css from './kotak-keluar.module.css';

interface FoldProps {
  name: string;
  /** Stands below the name. */
  about: ReactNode;
  /** Until somebody opens or closes it. */
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** What is in the page only while it is open: a long outbox is a short page. */
export function Fold({ name, about, isOpenAtFirst, children }: FoldProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isOpenAtFirst;
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <section className={css['lipatan']} aria-labelledby={id}>
      <h2>
        <button type="button" id={id} aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
          <Arrow aria-hidden size={20} />
          <span>{name}</span>
        </button>
      </h2>
      <p className={css['tentang']}>{about}</p>
      {isOpen && children}
    </section>
  );
}
