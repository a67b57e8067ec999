import { createContext, useContext } from 'react';

/** What the server says of this installation, in every page it renders. */
export interface Site {
  /** For canonical addresses and shared pictures, such as `https://pangan.example.go.id`. */
  origin: string;
  /** The region's name as sentences use it, without 'Kabupaten' (rulings 18). */
  wilayah: string;
  /** The API runs inside the page (the demo): there is no server whose answers could be missing. */
  isInside?: true;
}

export const SiteContext = createContext<Site>({ origin: '', wilayah: 'Kutai Barat' });

export const useSite = (): Site => useContext(SiteContext);
