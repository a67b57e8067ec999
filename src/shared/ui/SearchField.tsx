import { Search } from 'lucide-react';
import type { InputHTMLAttributes } from 'react';
import css from './search-field.module.css';

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  placeholder: string;
}

export function SearchField({ placeholder, ...input }: SearchFieldProps) {
  return (
    <div className={css['bungkus']}>
      <input
        className={css['isian']}
        type="search"
        placeholder={placeholder}
        aria-label={placeholder}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        {...input}
      />
      <button type="submit" className={css['cari']} aria-label="Cari">
        <Search aria-hidden size={22} />
      </button>
    </div>
  );
}
