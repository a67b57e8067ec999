import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Button } from './Button';
import css from './button.module.css';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  /** There is nowhere to lead to for now. */
  disabled?: boolean;
  look?: 'utama' | 'tenang';
}

/** Leads to another screen, and looks like a button. */
export function ButtonLink({ look = 'utama', disabled = false, ...rest }: ButtonLinkProps) {
  if (disabled) {
    return (
      <Button look={look} aria-label={rest['aria-label']} disabled>
        {rest.children}
      </Button>
    );
  }
  return <Link className={`${css['tombol']} ${css[look]}`} {...rest} />;
}
