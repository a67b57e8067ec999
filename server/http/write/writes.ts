import type { z } from 'zod';
import type { Keluhan } from '#contract/envelope.ts';
import type { Resource } from '#contract/resource.ts';
import type { TableName } from '../../db/schema.ts';
import type { Db, Transaction } from '../../ports.ts';
import type { Caller } from '../context.ts';
import { shownBy } from '../read/collection.ts';
import type { Reads } from '../read/reads.ts';

/** A stored row of any table. */
export type Stored = Record<string, unknown> & { id: number; revisi: number };

/** The values of a new or changed row. */
export type Values<Input> = Input & { user_id?: number };

/** Tables whose rows have an id. */
export type Writable = Exclude<TableName, 'keterangan' | 'revisi_tabel' | 'pengguna_peran'>;

/** What only the server decides of a resource's writes. */
export interface Writing<Input extends object> {
  table: Writable;
  /** Fields that the rules require but updates do not bring, because they are stored in other tables. */
  elsewhere?: (trx: Transaction, id: number) => Promise<Record<string, unknown>>;
  /** Columns derived from others. */
  derived?: (
    trx: Transaction,
    values: Values<Input>,
    stored: Stored | null,
    now: Date,
  ) => Promise<Record<string, unknown>>;
  /** Checks that need the database, such as whether a village is in the sub-district. */
  check?: (trx: Transaction, values: Values<Input>, stored: Stored | null, now: Date) => Promise<void>;
  /** The same before a row is deleted. */
  checkRemoval?: (trx: Transaction, stored: Stored) => Promise<void>;
  /** Fields that stay as they are where an update brings them blank; without it a blank may mean a default. */
  keepsBlank?: readonly string[];
  /** Complaints about a stored row that an import would change. */
  checkImported?: (db: Db, values: Values<Input>, stored: Stored) => Promise<Omit<Keluhan, 'baris'>[]>;
  /** Writes further rows that change with this one. */
  also?: (trx: Transaction, id: number, values: Values<Input>) => Promise<void>;
  /** The same after an import, for all rows that it wrote at that moment. */
  alsoImported?: (trx: Transaction, updated_at: string) => Promise<void>;
  /** A sentence for the writer about a stored row that looks wrong, but may be meant. */
  catatan?: (trx: Transaction, id: number, values: Values<Input>) => Promise<string | null>;
  /** Pictures in other tables that are deleted with the row. */
  leaves?: (trx: Transaction, id: number) => Promise<string[]>;
  /** Other tables whose rows change or are deleted with the row. */
  touches?: readonly TableName[];
}

/** How a resource is written: values that the compiler checks, no behaviour chosen by name. */
export interface Writes<Input extends object>
  extends Writing<Input>,
    Pick<
      Resource,
      'key' | 'called' | 'rules' | 'aliases' | 'picture' | 'naturalKey' | 'writers' | 'laporan' | 'isImported'
    > {
  input: z.ZodType<Input> & Pick<z.ZodObject, 'shape'>;
  /** The row as its writer reads it. */
  shown: (trx: Transaction, id: number, caller: Caller) => Promise<unknown>;
}

/** All of a resource's writes: what its declaration says, and what is decided here. */
export const writesOf = <Filter extends object, Input extends object>(
  resource: Resource & { input: z.ZodType<Input> },
  reads: Reads<Filter>,
  writing: Writing<Input>,
): Writes<Input> => ({ ...resource, ...writing, shown: shownBy(reads) });

/** The data of a write's answer: the row as its writer reads it, with a note where something about it looks wrong. */
export async function writtenRow<Input extends object>(
  trx: Transaction,
  { key, catatan, shown }: Writes<Input>,
  caller: Caller,
  id: number,
  values: Values<Input>,
): Promise<Record<string, unknown>> {
  const note = await catatan?.(trx, id, values);
  return { [key]: await shown(trx, id, caller), ...(note && { catatan: note }) };
}
