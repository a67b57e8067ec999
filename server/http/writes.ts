import type { Hono } from 'hono';
import type { z } from 'zod';
import type { Rule } from '#contract/rules/rule.ts';
import type { TableName } from '../db/schema.ts';
import type { Ports } from '../ports.ts';
import type { Access } from './access.ts';

import { atMost, type Body, FORM_BYTES, readBody } from './body.ts';
import { byMethod } from './by-method.ts';
import { expectRevision } from './conditional.ts';
import type { ApiContext, ApiEnv, Caller } from './context.ts';
import { type NaturalKey, refuseTwin } from './natural-key.ts';
import { type Reference, refuseDangling } from './refers.ts';
import { touch } from './revision.ts';
import { callerWith } from './session.ts';
import { type Stored, storedRow } from './stored-row.ts';
import type { Transaction } from './transaction.ts';
import { refuseUsed, type Use } from './used-by.ts';
import { validated } from './validated.ts';
import { write } from './write.ts';

/** How a resource is written: values that the compiler checks, no behaviour by name. */
export interface Writes<Input extends object> {
  table: Exclude<TableName, 'keterangan' | 'revisi_tabel' | 'pengguna_peran'>;
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
  naturalKey?: NaturalKey;
  /** What the row points at. */
  refers?: readonly Reference[];
  /** Refuses what only the database can tell to be wrong, such as a village of another sub-district. */
  check?: (trx: Transaction, values: Input & { user_id?: number }, caller: Caller) => Promise<void>;
  /** Tables whose rows would lose what they point at. */
  usedBy?: readonly Use[];
  /** Columns filled from the body's files. */
  pictures?: (c: ApiContext, body: Body, stored: Stored | null) => Promise<Record<string, string | null>>;
  /** The row as readers see it. */
  shown: (trx: Transaction, id: number) => Promise<unknown>;
  /** Bytes that a body may have. */
  bodyBytes?: number;
}

/** Create, update and delete of a resource, at its own address and `/{id}` (api.md, Writes). */
export function addWrites<Input extends object>(
  routes: Hono<ApiEnv>,
  ports: Pick<Ports, 'db' | 'now'>,
  {
    table,
    key,
    what,
    access,
    rules,
    input,
    aliases = {},
    naturalKey,
    refers = [],
    usedBy = [],
    ...rest
  }: Writes<Input>,
): Hono<ApiEnv> {
  const named = (fields: Record<string, unknown>) => {
    const own = { ...fields };
    for (const [alias, field] of Object.entries(aliases)) if (alias in own) own[field] ??= own[alias];
    return own;
  };
  /** What both a create and an update must pass once the row is whole. */
  const accept = async (trx: Transaction, caller: Caller, values: Input & { user_id?: number }, id: number | null) => {
    access.mayTouch(caller, { ...values });
    await refuseDangling(trx, { ...values }, refers);
    await rest.check?.(trx, values, caller);
    if (naturalKey) await refuseTwin(trx, table, naturalKey, { ...values }, id, caller);
  };

  const create = async (c: ApiContext) => {
    const caller = callerWith(c, ...access.roles);
    const body = await readBody(c);
    const pictures = (await rest.pictures?.(c, body, null)) ?? {};
    return write(c, ports, { caller, body, code: 201 }, async (trx) => {
      const fields = named({ ...body.fields, user_id: body.fields['user_id'] ?? caller.id });
      const values = { ...validated(fields, rules.add, input), ...access.owner(caller, body.fields) };
      await accept(trx, caller, values, null);
      const now = ports.now().toISOString();
      const row = { ...values, ...pictures, created_at: now, updated_at: now };
      // One of many tables: the schema that just parsed the values has exactly its columns.
      const { id } = await trx
        .insertInto(table)
        .values(row as never)
        .returning('id')
        .executeTakeFirstOrThrow();
      await touch(trx, table);
      return { [key]: await rest.shown(trx, Number(id)) };
    });
  };

  const update = async (c: ApiContext, body: Body) => {
    const caller = callerWith(c, ...access.roles);
    const id = Number(c.req.param('id'));
    const before = await storedRow(ports.db, table, id, what);
    const pictures = (await rest.pictures?.(c, body, before)) ?? {};
    return write(c, ports, { caller, body, code: 200 }, async (trx) => {
      const stored = await storedRow(trx, table, id, what);
      access.mayTouch(caller, stored);
      expectRevision(c, { ...((await rest.shown(trx, id)) as object), revisi: stored.revisi });
      // An update may be partial: what is absent stays as it is (api.md, Writes).
      const fields = { ...stored, ...named(body.fields), id };
      const owner = 'user_id' in body.fields ? access.owner(caller, body.fields) : {};
      const kept = 'user_id' in stored ? { user_id: Number(stored['user_id']) } : {};
      const values = { ...validated(fields, rules.edit, input), ...kept, ...owner };
      await accept(trx, caller, values, id);
      const row = { ...values, ...pictures, revisi: stored.revisi + 1, updated_at: ports.now().toISOString() };
      await trx
        .updateTable(table)
        .set(row as never)
        .where('id', '=', id as never)
        .execute();
      await touch(trx, table);
      return { [key]: await rest.shown(trx, id) };
    });
  };

  const remove = async (c: ApiContext, body: Body) => {
    const caller = callerWith(c, ...access.roles);
    const id = Number(c.req.param('id'));
    return write(c, ports, { caller, body, code: 200 }, async (trx) => {
      const stored = await storedRow(trx, table, id, what);
      access.mayTouch(caller, stored);
      expectRevision(c, { ...((await rest.shown(trx, id)) as object), revisi: stored.revisi });
      await refuseUsed(trx, id, usedBy);
      await trx
        .deleteFrom(table)
        .where('id', '=', id as never)
        .execute();
      await touch(trx, table);
      return null;
    });
  };

  const limit = atMost(rest.bodyBytes ?? FORM_BYTES);
  routes.post('/', limit, create);
  routes.use('/:id{[0-9]{1,9}}', limit);
  return byMethod(routes, '/:id{[0-9]{1,9}}', update, remove);
}
