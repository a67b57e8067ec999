import type { Generated } from 'kysely';
import type { z } from 'zod';

/** Columns of every domain table. Times are ISO 8601 UTC text, which both databases order alike. */
export interface Common {
  id: Generated<number>;
  revisi: Generated<number>;
  created_at: string;
  updated_at: string;
}

/** The columns that are entered, as contract/resources declares them, and those of every table. */
export type Entered<Resource extends { input: z.ZodType }> = Common & z.output<Resource['input']>;

/** Whose a row is. */
export interface Owned {
  user_id: number;
}
