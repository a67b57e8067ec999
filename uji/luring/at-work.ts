import type { Page } from '@playwright/test';
import type { Typed } from './paper.ts';
import type { Seat } from './watching.ts';

/** Which form the officer fills in. */
export interface Sheet {
  periode_id: number;
  kecamatan_id: number;
}

/** An officer at his phone. He types row after row without looking at the screen. */
export interface AtWork {
  /** The page that he has before him. */
  page: () => Page;
  /** All pages that he has open. */
  pages: () => readonly Page[];
  /** Opens the price form of a sheet, however long it takes. @returns whether the first attempt succeeded */
  open: (origin: string, sheet: Sheet) => Promise<boolean>;
  /** Types rows, each with a price of its own. @returns how many of them there was room for */
  type: (prices: readonly number[]) => Promise<number>;
  /** The number of rows typed to their end that came back in the form, and were sent from there. */
  returned: () => number;
  /**
   * Looks up. @returns null when all that he typed since he opened the form is stored, or is within a while; else what is
   * missing, and what he sees
   */
  looksUp: () => Promise<string | null>;
}

/** An officer who may have another tab open. */
export interface InTab extends AtWork {
  /** True once all that he typed here since he opened the form is stored, but for rows in two parts. */
  isStored: () => boolean;
  /** Looks where he is, after he was in another tab. @param isAnew he types the row there from its first figure on */
  look: (isAnew?: boolean) => Promise<void>;
  /** Types rows again that a form has held back and not taken. */
  again?: () => Promise<void>;
  /** Types the first figure of a row and leaves it. @returns null where there is no room */
  begin: (price: number) => Promise<Typed | null>;
  /** Types the rest of a row that he had begun, as it stands there. */
  finish: (row: Typed) => Promise<void>;
}

/** Sits an officer down at a page that has just been opened. */
export type SitDown = (seat: Seat) => Promise<InTab>;
