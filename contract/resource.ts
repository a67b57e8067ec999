import type { z } from 'zod';
import type { Peran } from './limits.ts';
import type { Rule } from './rules.ts';

/** Who reads a list: everybody, everybody but some rows or fields only with a token, or only some. */
type Readers = 'semua' | { sebagian: string } | { terbatas: string; peran: readonly Peran[] };

/** Who writes rows beside a superadmin, and which of them. */
interface Writers {
  roles: readonly Peran[];
  /** Whether rows belong to somebody, and only he may touch them. */
  isOwned: boolean;
  /** Whether only rows of the sub-districts in which an officer works may be touched (rulings 12). */
  isAssigned: boolean;
  /** The same in words. */
  says: string;
}

export const byDinas: Writers = {
  ...{ roles: ['admin'], isOwned: false, isAssigned: false },
  says: 'admin dan superadmin',
};

export const byPetani: Writers = {
  ...{ roles: ['petani'], isOwned: true, isAssigned: false },
  says: 'petani pada barisnya sendiri, dan superadmin',
};

export const byPetugas: Writers = {
  ...{ roles: ['petugas'], isOwned: true, isAssigned: false },
  says: 'petugas pada barisnya sendiri, dan superadmin',
};

export const byAssignedPetugas: Writers = {
  ...{ roles: ['petugas'], isOwned: true, isAssigned: true },
  says: 'petugas pada barisnya sendiri di kecamatan tugasnya, dan superadmin',
};

/** The columns that no two rows share, whoever wrote them (rulings 10). */
export interface NaturalKey {
  columns: readonly string[];
  /** Compared without regard to case: names. */
  name?: string;
  /** What the refusal calls the row by; `name` when that is not said. */
  called?: string;
}

/** What both halves and the API's document know of a resource. What it does stays in `server/resources`. */
export interface Resource {
  path: string;
  /** Name of the row's schema in the document. */
  name: string;
  tag: string;
  /** As in 'Harga pangan tidak ditemukan'. */
  called: string;
  /** One row within a sentence, where that is not `called` in lower case. */
  one?: string;
  /** What else is worth knowing, in the document. */
  notes?: string;
  row: z.ZodObject;
  filter: z.ZodObject;
  /** In words, how the list is ordered. */
  order: string;
  readers: Readers;
  /** Rows of other shapes, of which the list gives a page when it is asked for them. */
  instead?: readonly { name: string; row: z.ZodObject }[];
  input: z.ZodObject;
  rules: { add: readonly Rule<never>[]; edit: readonly Rule<never>[] };
  writers: Writers;
  /** Whose a row is follows from what it points at, whatever the body says. */
  isNeverHandedOver?: true;
  /** Under which name an answer to a write carries the row (api.md, Writes). */
  key: string;
  naturalKey?: NaturalKey;
  /** Other names under which a client of the specification sends a field, the field's own second. */
  aliases?: Record<string, string>;
  /** The field that brings a picture, and whether a new row needs it. */
  picture?: { field: string; isRequired: boolean };
}

// Both functions only call what they are given. The mark lets a bundler drop calls of which nothing is used, so the
// browser takes rules and types from these files and leaves zod behind (docs/decisions/0005).

/* @__NO_SIDE_EFFECTS__ */
export const schema = <Schema>(declare: () => Schema): Schema => declare();

/* @__NO_SIDE_EFFECTS__ */
export const resource = <Declared extends Resource>(declare: () => Declared): Declared => declare();
