import { createContext, useContext, useLayoutEffect } from 'react';

/** How a field's text becomes what is sent; a field without one is sent as it is. */
export type Reader = (text: string) => number | string;

/** The readers of a form's fields, by name. */
export type Readers = Map<string, { read: Reader; complaint: string }>;

export const ReadersContext = createContext<Readers>(new Map());

/**
 * Tells the form around a field how its text is read.
 *
 * @param complaint said beside the field when the text cannot be read and no rule of the form speaks of it
 */
export function useReader(name: string, read: Reader, complaint: string): void {
  const readers = useContext(ReadersContext);
  // In a layout effect: a form that is sent before its readers are known would send the text as it was typed.
  useLayoutEffect(() => {
    readers.set(name, { read, complaint });
    return () => void readers.delete(name);
  }, [readers, name, read, complaint]);
}

/** The values as they are sent. */
export const readAll = (readers: Readers, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const reader = readers.get(name);
      return [name, reader && typeof value === 'string' ? reader.read(value) : value];
    }),
  );
