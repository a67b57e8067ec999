import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/shared/ui/Button';
import css from './room-tools.module.css';

interface FiltersProps {
  /** What is in them, where it is not what narrows a list. */
  label?: string;
  /** How many of them are set. */
  chosen: number;
  children: ReactNode;
}

/**
 * The choices that narrow a list, in its tools: on a desk side by side, on a phone behind one button, each with a line
 * that holds all of its words.
 */
export function Filters({ label = 'Saringan', chosen, children }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        look="tenang"
        className={css['buka']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden size={20} />
        {label}
        {chosen > 0 && (
          <span className={css['jumlah']}>
            {chosen}
            <span data-terdengar> dipilih</span>
          </span>
        )}
        <ChevronDown aria-hidden size={18} />
      </Button>
      <div id={id} className={css['pilihan']} data-terbuka={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
