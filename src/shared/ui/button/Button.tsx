import type { ComponentProps } from 'react';
import css from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks;
}

const looks = { utama: css['utama'], tenang: css['tenang'], bahaya: css['bahaya'], ikon: css['ikon'] };

export function Button({ look = 'utama', type = 'button', className = '', ...rest }: ButtonProps) {
  return <button type={type} className={`${css['tombol']} ${looks[look]} ${className}`} {...rest} />;
}
