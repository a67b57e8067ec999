import type { ReactNode } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { useSite } from '@/shared/config';
import { Logo } from '@/shared/ui/Logo';
import css from './side-nav.module.css';

interface SideNavProps {
  label: string;
  /** What it leads through, above the region's name. */
  name: string;
  children: ReactNode;
}

/**
 * Destinations in words, at the side of a desk and first in tab order. Its styles alone decide where it shows: `hidden`
 * holds wherever they say nothing else.
 */
export function SideNav({ label, name, children }: SideNavProps) {
  const { wilayah } = useSite();
  return (
    <nav hidden className={css['samping']} aria-label={label}>
      <p className={css['merek']}>
        <Logo />
        <span>
          {name}
          <small>{regional`Kabupaten ${wilayah}`}</small>
        </span>
      </p>
      {children}
    </nav>
  );
}
