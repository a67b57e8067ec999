import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import css from './search-field.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  placeholder: string;
  /** Text where suggestions open below: a search field may not become a combobox. */
  type?: 'search' | 'text';
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

interface SearchFormProps {
  placeholder: string;
  text: string;
  type: (text: string) => void;
  /** Does not wait for a pause in typing; left out where each letter searches. */
  submit?: () => void;
  className?: string | undefined;
  /** Hidden fields that a form sent without a script keeps. */
  children?: ReactNode;
}

/** The search of a screen's list: `useUrlSearch` gives what it needs. A plain form where JavaScript is not there (yet). */
export const SearchForm = ({ placeholder, text, type, submit, className, children }: SearchFormProps) => (
  // biome-ignore lint/a11y/useSemanticElements: older phones do not know <search>
  <form
    role="search"
    className={className}
    onSubmit={(event) => {
      event.preventDefault();
      submit?.();
    }}
  >
    <SearchField name="query" placeholder={placeholder} value={text} onChange={(event) => type(event.target.value)} />
    {children}
  </form>
);
