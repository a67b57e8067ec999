import { type FocusEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { whenCalm } from '@/shared/lib/timing';
import { SearchField } from '@/shared/ui/SearchField';
import { noteSearch } from '../model/recent';
import css from './search-all.module.css';

const SearchPanel = lazyPart(async () => (await import('./SearchPanel')).SearchPanel);

interface SearchAllProps {
  /** What stands in the box at first. */
  kata?: string;
}

/**
 * The box that searches everything. Without JavaScript it is a form that leads to its results; what is suggested below it
 * comes with the first tap into it.
 */
export function SearchAll({ kata = '' }: SearchAllProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(kata);
  const [isOpen, setOpen] = useState(false);
  const typed = useDeferredValue(text);

  useEffect(() => {
    // Who was faster than the code has typed into what the server rendered.
    if (document.activeElement === input.current && input.current) {
      setText(input.current.value);
      setOpen(true);
    }
    return whenCalm(SearchPanel.preload);
  }, []);

  const leave = (to: string, words: string) => {
    noteSearch(words);
    setOpen(false);
    input.current?.blur();
    navigate(to);
  };
  const close = () => {
    setOpen(false);
    input.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older phones do not know <search>
    <form
      role="search"
      method="get"
      action={routes.cari('')}
      className={css['kotak']}
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        const words = input.current?.value ?? '';
        leave(routes.cari(words), words);
      }}
    >
      <SearchField
        ref={input}
        type="text"
        name="kata"
        placeholder="Cari produk, harga, tempat…"
        defaultValue={kata}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') setOpen(true);
        }}
      />
      {isOpen && input.current && <SearchPanel input={input.current} text={typed} onLeave={leave} onClose={close} />}
    </form>
  );
}
