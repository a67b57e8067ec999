import { type ReactNode, useId } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { byKind, counted, judulJenis, type Option } from '../model/options';
import { useCombobox } from '../model/use-combobox';
import { useHasil } from '../model/use-hasil';
import { OptionFace } from './OptionFace';
import css from './search-panel.module.css';

interface SuggestionsProps {
  input: HTMLInputElement;
  text: string;
  onLeave: (to: string, words: string) => void;
  onClose: () => void;
}

/** What fits what is typed, kind by kind, as the list of a combobox. */
export function Suggestions({ input, text, onLeave, onClose }: SuggestionsProps) {
  const list = useId();
  const { kata, words, options: found, isSettled, unanswered } = useHasil(text);
  const options = [...found, ...ways(kata)];
  const idOf = ({ key }: Option) => `${list}${key}`;
  const open = (option: Option) => {
    option.onOpen?.();
    onLeave(option.to, option.jenis === 'lain' ? kata : option.nama);
  };
  const active = useCombobox({
    input,
    list,
    text,
    ids: options.map(idOf),
    choose: (id) => {
      // The list may be of an earlier text; further search is for what stands in the box.
      const option = [...found, ...ways(input.value.trim())].find((one) => idOf(one) === id);
      if (option) open(option);
    },
    close: onClose,
  });
  // Nobody knows that nothing fits while the server has not been heard.
  const none = unanswered ?? `Tidak ada yang cocok dengan "${kata}"`;
  const told = found.length > 0 ? `Saran: ${counted(found)}. Pilih dengan panah.` : none;

  return (
    <div className={css['panel']}>
      <p role="status" data-terdengar>
        {isSettled && told}
      </p>
      <div id={list} role="listbox" aria-label="Saran pencarian" className={css['gulir']}>
        {byKind(options).map(([jenis, group]) => (
          <Group
            key={jenis}
            id={`${list}judul-${jenis}`}
            judul={jenis === 'lain' ? 'Cari lebih jauh' : regional(judulJenis[jenis])}
          >
            {group.map((option) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the box, which has the focus
              // biome-ignore lint/a11y/useFocusableInteractive: the box points at it and keeps the focus
              <div
                key={option.key}
                id={idOf(option)}
                role="option"
                aria-selected={active === idOf(option)}
                className={css['pilihan']}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => open(option)}
              >
                <OptionFace option={option} words={words} />
              </div>
            ))}
          </Group>
        ))}
      </div>
      {isSettled && found.length === 0 && <p className={css['kalimat']}>{none}</p>}
      {unanswered && found.length > 0 && <p className={css['kalimat']}>{unanswered}</p>}
    </div>
  );
}

/** All results, and all products that have the words (spec section 2, home). */
const ways = (kata: string): Option[] => [
  { key: 'semua', jenis: 'lain', nama: `Semua hasil untuk "${kata}"`, to: routes.cari(kata) },
  { key: 'etalase', jenis: 'lain', nama: `"${kata}" di Etalase`, to: routes.etalaseSearch(kata) },
];

interface GroupProps {
  id: string;
  judul: string;
  children: ReactNode;
}

const Group = ({ id, judul, children }: GroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
  <div role="group" aria-labelledby={id}>
    <p id={id} className={css['judul']}>
      {judul}
    </p>
    {children}
  </div>
);
