import type { z } from 'zod';
import type { Rule } from '#contract/rules/rule.ts';
import type { Access } from '../../http/rights/access.ts';

/** Who reads a collection: everybody, everybody but some rows or fields only with a token, or only some. */
type Readers = 'semua' | { sebagian: string } | { terbatas: string; peran: string[] };

/** What the document tells of a collection: the same values with which the server reads and writes it. */
export interface Described {
  path: string;
  tag: string;
  /** The name of one row, in a sentence. */
  satu: string;
  /** Name of the row's schema. */
  komponen: string;
  row: z.ZodType;
  filter: z.ZodObject;
  /** Rows of other shapes, of which the list gives a page when it is asked for them. */
  instead?: readonly { komponen: string; row: z.ZodType }[];
  order: string;
  readers: Readers;
  input: z.ZodObject;
  rules: { add: readonly Rule<never>[]; edit: readonly Rule<never>[] };
  access: Access;
  /** Who may write, in words. */
  writers: string;
  /** Under which name an answer to a write carries the row. */
  key: string;
  /** Other names under which a field is taken, the field's own second. */
  aliases?: Record<string, string>;
  /** False: whose a row is follows from what it points at, whatever the body says. */
  handsOver?: boolean;
  /** The field that brings a picture, and whether a new row needs it. */
  picture?: { field: string; required: boolean };
  /** What else is worth knowing. */
  notes?: string;
}
