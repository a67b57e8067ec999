import { ChevronDown } from 'lucide-react';
import { type SelectHTMLAttributes, useEffect, useRef } from 'react';
import css from './native-select.module.css';

/** The phone's own picker: quick, known to everybody, and there before the page is alive. */
export function NativeSelect({ children, ...select }: SelectHTMLAttributes<HTMLSelectElement>) {
  const element = useRef<HTMLSelectElement>(null);
  const first = useRef(select.value);

  // What somebody has chosen before the page was alive, nobody has heard: it is said once more.
  useEffect(() => {
    const picker = element.current;
    const asked = [...(picker?.options ?? [])].find(({ value }) => value === String(first.current));
    if (asked && !asked.selected) picker?.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);

  return (
    <span className={css['bungkus']}>
      <select ref={element} className={css['pilihan']} {...select}>
        {children}
      </select>
      <ChevronDown aria-hidden className={css['panah']} size={20} />
    </span>
  );
}
