import type { z } from 'zod';

/**
 * A public read that sums up rows instead of listing them: a curve, a comparison. Its facts, from which the address, its
 * checks and the API's document follow; what it finds out is in `server/summaries`.
 */
export interface Summary {
  /** Below `/api`; mounted before the resources, so that a word wins over the name of a place. */
  path: string;
  /** Name of the answer's schema in the document. */
  name: string;
  tag: string;
  /** What it tells, in a few words. */
  title: string;
  /** Further explanation in the document. */
  notes?: string;
  /** Each parameter may be absent. */
  query: z.ZodObject;
  answer: z.ZodObject;
  /** Whether `format` gives it as a file. */
  isAlsoFile?: true;
}

// The mark lets a bundler drop what is declared, as in `resource.ts`.

/* @__NO_SIDE_EFFECTS__ */
export const summary = <Declared extends Summary>(declare: () => Declared): Declared => declare();
