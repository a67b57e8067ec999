import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { limits } from '#contract/limits.ts';
import type { NaturalKey } from '#contract/resource.ts';
import { firstBroken, gambarRules, type Rule } from '#contract/rules.ts';
import type { TableName } from '../../db/schema.ts';
import type { Transaction } from '../../ports.ts';
import { FORM_BYTES, limitBody } from '../body/body.ts';
import { receiveUploads } from '../body/receive-uploads.ts';
import type { ApiEnv, Caller, ResourcePorts } from '../context.ts';
import type { Access } from '../rights/access.ts';
import { callerWith } from '../rights/session.ts';
import { byMethod } from './by-method.ts';
import { createResource } from './create-resource.ts';
import type { Reference } from './references.ts';
import type { Stored } from './stored-row.ts';
import { removeResource, updateResource } from './update-resource.ts';
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

/** Refuses callers who may not write, before the body is read. */
export const onlyFor = ({ roles }: Access) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') callerWith(c, ...roles);
    await next();
  });

/** Create, update and delete of a resource (kontrak.md, Writes). */
export function addWrites<Input extends object>(
  routes: Hono<ApiEnv>,
  ports: ResourcePorts,
  writes: Writes<Input>,
): Hono<ApiEnv> {
  routes.post('/', onlyFor(writes.access), limitOf(ports, writes), createResource(ports, writes));
  return addChanges(routes, ports, writes);
}

/** Update and delete only, for a resource with its own way of creating. */
export function addChanges<Input extends object>(
  routes: Hono<ApiEnv>,
  ports: ResourcePorts,
  writes: Writes<Input>,
): Hono<ApiEnv> {
  routes.use('/:id{[0-9]{1,9}}', onlyFor(writes.access), limitOf(ports, writes));
  return byMethod(routes, '/:id{[0-9]{1,9}}', updateResource(ports, writes), removeResource(ports, writes));
}

/** A larger body can only have a picture that is too large. */
const limitOf = ({ reception }: ResourcePorts, { picture }: { picture?: string }) =>
  picture === undefined
    ? limitBody(FORM_BYTES)
    : receiveUploads(
        reception,
        limits.fotoBytes + FORM_BYTES,
        firstBroken(gambarRules, { size: limits.fotoBytes + 1, type: '' }),
      );
