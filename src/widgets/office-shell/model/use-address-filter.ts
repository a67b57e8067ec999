import { useAddressParams } from '@/shared/lib/browser';

/** Filters of a list that stand in the address, so that back, refresh and a sent link keep them. */
export function useAddressFilter<Name extends string>(names: readonly Name[]) {
  const [params, changeParams] = useAddressParams();
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
  /** Another filter begins with its first page. */
  const change = (changes: Partial<Record<Name, string>>) =>
    changeParams((next) => {
      next.delete('halaman');
      for (const [name, value] of Object.entries<string | undefined>(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
    });
  const clear = () => change(Object.fromEntries(names.map((name) => [name, ''])) as Partial<Record<Name, string>>);
  return { values, change, clear, isNarrowed: Object.values(values).some((value) => value !== '') };
}
