import type { z } from 'zod';
import type { Peran, TabelLaporan } from './limits.ts';
import type { Rule } from './rules.ts';

/** Who reads: everybody; everybody, but some rows or fields only with a token; or only some roles. */
type Readers = 'semua' | { sebagian: string } | { terbatas: string; peran: readonly Peran[] };

/** Who may write besides a superadmin, and which rows. */
export interface Writers {
  roles: readonly Peran[];
  /** Roles that may add rows, where they are not the writers. */
  adders?: Pick<Writers, 'roles' | 'says'>;
  /** Whether a row has an owner, who alone may change it. */
  isOwned: boolean;
  /** Whether an officer may change only rows of the kecamatan he is assigned to (rulings 12). */
  isAssigned: boolean;
  /** The same in words. */
  says: string;
}

/** Returns the roles that may add rows. */
export const addersOf = (writers: Writers): Pick<Writers, 'roles' | 'says'> => writers.adders ?? writers;

export const byDinas: Writers = {
  roles: ['admin'],
  isOwned: false,
  isAssigned: false,
  says: 'admin dan superadmin',
};

export const byPetani: Writers = {
  roles: ['petani'],
  isOwned: true,
  isAssigned: false,
  says: 'petani pada barisnya sendiri, dan superadmin',
};

export const byPetugas: Writers = {
  roles: ['petugas'],
  isOwned: true,
  isAssigned: false,
  says: 'petugas pada barisnya sendiri, dan superadmin',
};

export const byAssignedPetugas: Writers = {
  roles: ['petugas'],
  isOwned: true,
  isAssigned: true,
  says: 'petugas pada barisnya sendiri di kecamatan tugasnya, dan superadmin',
};

/** The columns in which no two rows may agree, whoever wrote them (rulings 10). */
export interface NaturalKey {
  columns: readonly string[];
  /** Compared without regard to case: names. */
  name?: string;
  /** The column by which the refusal names the row; `name` by default. */
  called?: string;
}

/**
 * A column of the file in which a list can be had: its title, and the field of the row that stands in it, `users.no_hp`
 * within a nested one. Names stand for ids, and addresses of pictures are left out.
 */
export type SheetColumn = readonly [title: string, field: string];

/** The facts of a resource that forms, server and the API's document share. Behaviour stays in `server/resources`. */
export interface Resource {
  path: string;
  /** Name of the row's schema in the document. */
  name: string;
  tag: string;
  /** As in 'Harga pangan tidak ditemukan'. */
  called: string;
  /** How a sentence names one row; `called` in lower case by default. */
  one?: string;
  /** Further explanation in the document. */
  notes?: string;
  row: z.ZodObject;
  sheet: readonly SheetColumn[];
  filter: z.ZodObject;
  /** The order of the list, in words. */
  order: string;
  readers: Readers;
  /** Other row shapes that the list returns on request, such as `rekap=kecamatan`. */
  instead?: readonly { name: string; row: z.ZodObject }[];
  input: z.ZodObject;
  rules: { add: readonly Rule<never>[]; edit: readonly Rule<never>[] };
  writers: Writers;
  /** The owner follows from the row it points at, so that a body cannot name another. */
  isNeverHandedOver?: true;
  /** The key of the row in the answer to a write (kontrak.md, Writes). */
  key: string;
  /** The condition under which a write's answer carries a note beside the row, in the words of the document. */
  catatanBila?: string;
  naturalKey?: NaturalKey;
  /** Which reported table it is: its rows keep their versions, and deleted ones lie in the trash. */
  laporan?: TabelLaporan;
  /** Other names that clients of the specification send, mapped to the field's own name. */
  aliases?: Record<string, string>;
  /** The upload field, and whether a new row needs a picture. */
  picture?: { field: string; isRequired: boolean };
  /** Many rows may be sent at once, as the lines of a file (`/impor`). */
  isImported?: true;
}

// Both functions only call what they are given. The mark lets a bundler drop calls of which nothing is used, so the
// browser takes rules and types from these files and leaves zod behind (docs/decisions/0005).

/* @__NO_SIDE_EFFECTS__ */
export const schema = <Schema>(declare: () => Schema): Schema => declare();

/* @__NO_SIDE_EFFECTS__ */
export const resource = <Declared extends Resource>(declare: () => Declared): Declared => declare();
