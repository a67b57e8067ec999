import type { z } from 'zod';
import type { NaturalKey } from '#contract/resource.ts';
import type { Rule } from '#contract/rules.ts';
import type { TableName } from '../../db/schema.ts';
import type { Transaction } from '../../ports.ts';
import type { Caller } from '../context.ts';
import type { Access } from '../rights/access.ts';
import type { Reference } from './references.ts';
import type { Stored } from './stored-row.ts';
import type { Use } from './used-by.ts';

/** The values of a new or changed row. */
export type Values<Input> = Input & { user_id?: number };

/** Tables whose rows have an id. */
export type Writable = Exclude<TableName, 'keterangan' | 'revisi_tabel' | 'pengguna_peran'>;

/** How a resource is written: values that the compiler checks, no behaviour chosen by name. */
export interface Writes<Input extends object> {
  table: Writable;
  /** The name of the row in `data` (kontrak.md, Writes). */
  key: string;
  /** The name of a row, for 'Komoditi tidak ditemukan'. */
  what: string;
  access: Access;
  /** The ordered rules of spec section 5. */
  rules: { add: readonly Rule<never>[]; edit: readonly Rule<never>[] };
  input: z.ZodType<Input>;
  /** Other names of fields that clients of the specification use. */
  aliases?: Record<string, string>;
  /** The column that names a picture; the body has it under the same name. */
  picture?: string;
  /** Fields that the rules require but updates do not bring, because they are stored in other tables. */
  elsewhere?: (trx: Transaction, id: number) => Promise<Record<string, unknown>>;
  /** Columns derived from others. */
  derived?: (trx: Transaction, values: Values<Input>, stored: Stored | null) => Promise<Record<string, unknown>>;
  naturalKey?: NaturalKey;
  /** Rows that the row refers to. */
  refers?: readonly Reference[];
  /** Checks that need the database, such as whether a village is in the sub-district. */
  check?: (trx: Transaction, values: Values<Input>, stored: Stored | null) => Promise<void>;
  /** Writes further rows that change with this one. */
  also?: (trx: Transaction, id: number, values: Values<Input>) => Promise<void>;
  /** Tables that refer to the row: it cannot be deleted while they do. */
  usedBy?: readonly Use[];
  /** Pictures in other tables that are deleted with the row. */
  leaves?: (trx: Transaction, id: number) => Promise<string[]>;
  /** Other tables whose rows change or are deleted with the row. */
  touches?: readonly TableName[];
  /** The row as its writer reads it. */
  shown: (trx: Transaction, id: number, caller: Caller) => Promise<unknown>;
}
