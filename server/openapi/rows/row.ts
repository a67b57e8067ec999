import { z } from 'zod';

/** What every row carries. */
export const row = {
  id: z.int(),
  revisi: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};
