import { useEffect, useEffectEvent, useState } from 'react';

interface Combobox {
  /** The box, which the server has rendered as a plain field: what makes it a combobox comes with this code. */
  input: HTMLInputElement;
  /** The id of the list below it. */
  list: string;
  /** What stands in the box; another text begins without a choice. */
  text: string;
  /** The ids of the options, from above. */
  ids: readonly string[];
  choose: (id: string) => void;
  close: () => void;
}

/** The keys and words of an editable combobox with a list (WAI-ARIA). @returns the id of the option that is pointed at */
export function useCombobox({ input, list, text, ids, choose, close }: Combobox): string | null {
  const [pointed, setPointed] = useState<{ id: string; text: string } | null>(null);
  const pointedFor = (value: string) =>
    pointed && pointed.text === value && ids.includes(pointed.id) ? pointed.id : null;
  const active = pointedFor(text);

  /** Keys are about what stands in the box: on a slow device the list follows it later. */
  const move = (step: 1 | -1) => {
    const current = pointedFor(input.value);
    const at = current === null ? (step > 0 ? -1 : 0) : ids.indexOf(current);
    const id = ids[(at + step + ids.length) % ids.length];
    if (id !== undefined) setPointed({ id, text: input.value });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter') {
      const current = pointedFor(input.value);
      if (current === null) return;
      choose(current);
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    input.addEventListener('keydown', hear);
    return () => input.removeEventListener('keydown', hear);
  }, [input]);

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(ids.length > 0),
      'aria-controls': list,
      ...(active !== null && { 'aria-activedescendant': active }),
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    return () => {
      // It stays a combobox, which is closed.
      input.setAttribute('aria-expanded', 'false');
      input.removeAttribute('aria-activedescendant');
      input.removeAttribute('aria-controls');
    };
  }, [input, list, ids.length, active]);

  useEffect(() => {
    if (active !== null) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return active;
}
