import { createContext, useContext, useLayoutEffect } from 'react';

/** The value to send for a field's text, or the reason why there is none. */
export type ReadText = { value: number | string } | { sentence: string };

/** Reads a field's text; a field without a reader is sent as it is. */
export type Reader = (text: string) => ReadText;

export type Readers = Map<string, Reader>;

export const ReadersContext = createContext<Readers>(new Map());

/** Tells the form around a field how its text is read. */
export function useReader(name: string, read: Reader): void {
  const readers = useContext(ReadersContext);
  // In a layout effect: a form that is sent before its readers are known would send the text as it was typed.
  useLayoutEffect(() => {
    readers.set(name, read);
    return () => void readers.delete(name);
  }, [readers, name, read]);
}

/** A form's values as they are sent; NaN where a text cannot be read. */
export const readAll = (readers: Readers, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const read = readText(readers, name, value);
      if (!read) return [name, value];
      return [name, 'value' in read ? read.value : Number.NaN];
    }),
  );

/** Reads a field's text; undefined for a field without a reader. */
export const readText = (readers: Readers, name: string, value: unknown): ReadText | undefined =>
  typeof value === 'string' ? readers.get(name)?.(value) : undefined;
