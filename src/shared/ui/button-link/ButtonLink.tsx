import { Link, type LinkProps } from 'react-router-dom';
import css from '../button/button.module.css';

interface ButtonLinkProps extends LinkProps {
  look?: 'utama' | 'tenang';
}

/** A way to another screen that looks like a button. */
export function ButtonLink({ look = 'utama', ...link }: ButtonLinkProps) {
  return <Link className={`${css['tombol']} ${css[look]}`} {...link} />;
}
