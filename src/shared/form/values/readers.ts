import { createContext, useContext, useLayoutEffect } from 'react';

/** How a field's text becomes what is sent; a field without one is sent as it is. */
export type Reader = (text: string) => number | string;

export type Readers = Map<string, { read: Reader; complaint: string }>;

export const ReadersContext = createContext<Readers>(new Map());

/** Tells the form around a field how its text is read, and what is said where it cannot be and no rule speaks of it. */
export function useReader(name: string, read: Reader, complaint: string): void {
  const readers = useContext(ReadersContext);
  // In a layout effect: a form that is sent before its readers are known would send the text as it was typed.
  useLayoutEffect(() => {
    readers.set(name, { read, complaint });
    return () => void readers.delete(name);
  }, [readers, name, read, complaint]);
}

export const readAll = (readers: Readers, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const reader = readers.get(name);
      return [name, reader && typeof value === 'string' ? reader.read(value) : value];
    }),
  );
