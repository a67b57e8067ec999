import { Link, type LinkProps } from 'react-router-dom';
import css from './button.module.css';

interface ButtonLinkProps extends LinkProps {
  look?: 'utama' | 'tenang';
}

/** Leads to another screen, and looks like a button. */
export function ButtonLink({ look = 'utama', ...rest }: ButtonLinkProps) {
  return <Link className={`${css['tombol']} ${css[look]}`} {...rest} />;
}
