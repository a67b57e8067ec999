import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import css from './native-select.module.css';

/** The phone's own picker: quick, known to everybody, and there before the page is alive. */
export function NativeSelect({ children, ...select }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={css['bungkus']}>
      <select className={css['pilihan']} {...select}>
        {children}
      </select>
      <ChevronDown aria-hidden className={css['panah']} size={20} />
    </span>
  );
}
