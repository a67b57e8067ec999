import type { ReactNode } from 'react';
import css from './disclosure.module.css';

interface DisclosureProps {
  /** What it is opened by. */
  title: ReactNode;
  children: ReactNode;
}

/** What few want to read, folded behind its title; opened without JavaScript too. */
export const Disclosure = ({ title, children }: DisclosureProps) => (
  <details className={css['lipatan']}>
    <summary>{title}</summary>
    {children}
  </details>
);
