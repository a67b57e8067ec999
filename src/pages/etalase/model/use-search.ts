import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '@/shared/lib/use-debounced';

/** The search of the address's `query`, written back 500 ms after the last letter (spec section 2, /etalase). */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const query = params.get('query') ?? '';
  const [text, setText] = useState(query);
  const [seen, setSeen] = useState(query);
  const [written, setWritten] = useState(query);

  // Back, or the bottom bar, brings an address with its own search; our own comes back while more is being typed.
  if (query !== seen) {
    setSeen(query);
    if (query !== written) setText(query);
  }

  const write = (next: string) => {
    setWritten(next);
    setParams(next ? { query: next } : {}, { replace: true, preventScrollReset: true });
  };

  const settled = useDebounced(text.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in typing writes, not a change of the address
  useEffect(() => {
    if (settled === text.trim() && settled !== query) write(settled);
  }, [settled]);

  return { query, text, type: setText, submit: () => write(text.trim()) };
}
