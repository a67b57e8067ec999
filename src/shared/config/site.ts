import { createContext, useContext } from 'react';
import { namaSitus, type Situs } from '#contract/formulas/situs/situs.ts';
import type { Istilah } from '#contract/formulas/wilayah/istilah.ts';
import { hariPada } from '#contract/formulas/zona-waktu.ts';

/** What the server says of this installation, in every page it renders. */
export interface Site {
  /** For canonical addresses and shared pictures, such as `https://pangan.example.go.id`. */
  origin: string;
  /** The region's name as sentences use it, without 'Kabupaten' or 'Kota' (rulings 18). */
  wilayah: string;
  /** The hours that the office's clock is ahead of UTC; absent where no server has rendered the page. */
  jam?: number;
  /** The region's own words for itself and its parts; absent where they are those of the texts. */
  istilah?: Istilah;
  /** The office's own name and colour for its site; absent where it looks as the app comes. */
  situs?: Situs;
  /** The API runs inside the page (the demo): there is no server whose answers could be missing. */
  isInside?: true;
}

/** Gives the app another look while it is open; undefined: as it comes. */
type ChangeSitus = (situs: Situs | undefined) => void;

export const ChangeSitusContext = createContext<ChangeSitus>(() => {});

export const SiteContext = createContext<Site>({ origin: '', wilayah: 'Kutai Barat' });

export const useSite = (): Site => useContext(SiteContext);

/** Returns the site's name for titles and sentences. */
export const useNamaSitus = (): string => namaSitus(useSite().situs);

/** Central Indonesian time, of the regency that an unrendered page belongs to. */
const WITA = 8;

/** The day at the office, `YYYY-MM-DD`, in any zone of the device. */
export const useHariIni = (): string => hariPada(useSite().jam ?? WITA, new Date());
