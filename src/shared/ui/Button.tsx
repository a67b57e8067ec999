import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import css from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'utama' | 'tenang' | 'bahaya' | 'ikon';
}

export function Button({ look = 'utama', type = 'button', className = '', ...rest }: ButtonProps) {
  return <button type={type} className={`${css['tombol']} ${css[look]} ${className}`} {...rest} />;
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  /** There is nowhere to lead to for now. */
  disabled?: boolean;
  look?: 'utama' | 'tenang';
}

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

/** A way on: an address, or what is done. */
export type WayOn = readonly [label: string, to: string | (() => void)];

export function Way({ on: [label, to], look = 'utama' }: { on: WayOn; look?: 'utama' | 'tenang' }) {
  const button = { look, children: label };
  return typeof to === 'string' ? <ButtonLink {...button} to={to} /> : <Button {...button} onClick={to} />;
}
