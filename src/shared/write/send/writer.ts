import { createContext } from 'react';

/** Who writes, and what proves it: read together, so that nothing is ever sent as somebody else. */
export interface Writer {
  userId: number;
  token: string;
}

/** Tells who writes at this moment; null for a visitor. */
export const WriterContext = createContext<() => Writer | null>(() => null);
