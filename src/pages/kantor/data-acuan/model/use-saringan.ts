import { useSearchParams } from 'react-router-dom';
import { useAddressParams } from '@/shared/lib/browser';

/** A filter of the list in the address, so that back, refresh and a sent link keep it. */
export function useSaringan(name: string) {
  const [params, changeParams] = useAddressParams();
  return {
    value: params.get(name) ?? '',
    choose: (value: string) =>
      changeParams((next) => {
        // Another choice begins with its first page.
        next.delete('halaman');
        if (value) next.set(name, value);
        else next.delete(name);
      }),
  };
}

/** What of the address narrows the list. */
export function useFilter(names: readonly string[]): Record<string, string> {
  const [params] = useSearchParams();
  return Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])));
}
