import { useSearchParams } from 'react-router-dom';

/** A filter of the list in the address, so that back, refresh and a sent link keep it. */
export function useSaringan(name: string) {
  const [params, setParams] = useSearchParams();
  return {
    value: params.get(name) ?? '',
    choose: (value: string) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          // Another choice begins with its first page.
          next.delete('halaman');
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

/** What of the address narrows the list. */
export function useFilter(names: readonly string[]): Record<string, string> {
  const [params] = useSearchParams();
  return Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])));
}
