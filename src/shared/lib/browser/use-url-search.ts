import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useDebounced } from '../timing';
import { useAddressParams } from './use-address-params';

/** The search of the address's `query`, written back 500 ms after the last letter; other parameters stay (spec section 2). */
export function useUrlSearch() {
  const [params, change] = useAddressParams();
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
    change((others) => {
      others.delete('query');
      // Another search begins with its first page.
      others.delete('halaman');
      if (next) others.set('query', next);
    });
  };

  const settled = useDebounced(text.trim());
  // Who has tapped on meanwhile is led there: the address of what opens, or is open over the list, is not to be replaced.
  const { state } = useLocation();
  const { state: travel } = useNavigation();
  const hasGoneOn = travel !== 'idle' || state?.opened !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in typing writes, not a change of the address
  useEffect(() => {
    if (!hasGoneOn && settled === text.trim() && settled !== query) write(settled);
  }, [settled, hasGoneOn]);

  const clear = () => {
    setText('');
    write('');
  };

  return { query, text, type: setText, submit: () => write(text.trim()), clear };
}
