import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { limits } from '#contract/limits.ts';
import type { NaturalKey } from '#contract/resource.ts';
import { firstBroken, gambarRules, type Rule } from '#contract/rules.ts';
import type { TableName } from '../../db/schema.ts';
import { atMost, FORM_BYTES } from '../body/body.ts';
import { receiving } from '../body/receiving.ts';
import type { ApiEnv, Caller, ResourcePorts } from '../context.ts';
import type { Access } from '../rights/access.ts';
import { callerWith } from '../rights/session.ts';
import { byMethod } from './by-method.ts';
import { creating } from './create-resource.ts';
import type { Reference } from './references.ts';
import type { Stored } from './stored-row.ts';
import type { Transaction } from './transaction.ts';
import { changing, removing } from './update-resource.ts';
import type { Use } from './used-by.ts';

/** What a row is to become. */
export type Values<Input> = Input & { user_id?: number };

/** Tables whose rows have an id. */
export type Writable = Exclude<TableName, 'keterangan' | 'revisi_tabel' | 'pengguna_peran'>;

/** How a resource is written: values that the compiler checks, no behaviour by name. */
export interface Writes<Input extends object> {
  table: Writable;
  /** Under which name `data` carries the row (api.md, Writes). */
  key: string;
  /** The name of one, for 'Komoditi tidak ditemukan'. */
  what: string;
  access: Access;
  /** The ordered rules of spec section 5. */
  rules: { add: readonly Rule<never>[]; edit: readonly Rule<never>[] };
  input: z.ZodType<Input>;
  /** Other names under which a client of the specification sends a field. */
  aliases?: Record<string, string>;
  /** The column that names a picture; the body brings it under the same name. */
  picture?: string;
  /** Fields that the rules ask for and an update never brings: they are with other rows. */
  kept?: (trx: Transaction, id: number) => Promise<Record<string, unknown>>;
  /** Columns that are made from others. */
  derived?: (trx: Transaction, values: Values<Input>, stored: Stored | null) => Promise<Record<string, unknown>>;
  naturalKey?: NaturalKey;
  /** What the row points at. */
  refers?: readonly Reference[];
  /** Refuses what only the database can tell to be wrong, such as a village of another sub-district. */
  check?: (trx: Transaction, values: Values<Input>, stored: Stored | null) => Promise<void>;
  /** Writes what changes with the row. */
  also?: (trx: Transaction, id: number, values: Values<Input>) => Promise<void>;
  /** Tables whose rows would lose what they point at. */
  usedBy?: readonly Use[];
  /** Names of pictures in further tables that go with a row. */
  leaves?: (trx: Transaction, id: number) => Promise<string[]>;
  /** Further tables whose rows change or go with a row. */
  touches?: readonly TableName[];
  /** The row as who wrote it reads it. */
  shown: (trx: Transaction, id: number, caller: Caller) => Promise<unknown>;
}

/** Lets only those pass who may write at all, before a body is read. */
export const onlyFor = ({ roles }: Access) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') callerWith(c, ...roles);
    await next();
  });

/** Create, update and delete of a resource, at its own address and `/{id}` (api.md, Writes). */
export function addWrites<Input extends object>(
  routes: Hono<ApiEnv>,
  ports: ResourcePorts,
  writes: Writes<Input>,
): Hono<ApiEnv> {
  routes.post('/', onlyFor(writes.access), limitOf(ports, writes), creating(ports, writes));
  return addChanges(routes, ports, writes);
}

/** Update and delete alone, for a resource that is created in its own way. */
export function addChanges<Input extends object>(
  routes: Hono<ApiEnv>,
  ports: ResourcePorts,
  writes: Writes<Input>,
): Hono<ApiEnv> {
  routes.use('/:id{[0-9]{1,9}}', onlyFor(writes.access), limitOf(ports, writes));
  return byMethod(routes, '/:id{[0-9]{1,9}}', changing(ports, writes), removing(ports, writes));
}

/** A body beyond that can only be one whose picture is too large. */
const limitOf = ({ reception }: ResourcePorts, { picture }: { picture?: string }) =>
  picture === undefined
    ? atMost(FORM_BYTES)
    : receiving(
        reception,
        limits.fotoBytes + FORM_BYTES,
        firstBroken(gambarRules, { size: limits.fotoBytes + 1, type: '' }),
      );
