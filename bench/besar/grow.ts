import { sql } from 'kysely';
import { isPostgres } from '../../server/db/dialects.ts';
import type { TableName } from '../../server/db/schema.ts';
import { touch } from '../../server/http/revision.ts';
import type { Db } from '../../server/ports.ts';
import type { Grown } from './tables.ts';

/** Rows that one statement writes. */
const AT_ONCE = 500_000;

/** Puts rows into a table until it has as many; what triggers count of each is counted once, at the end. */
export async function grow(db: Db, grown: Grown, asked: number): Promise<void> {
  const rows = Math.min(asked, grown.most ?? asked);
  const { table, keys, also } = grown;
  const resume = await withoutTriggers(db, table);
  const furnish = await withRoom(db);
  for (let have = await countOf(db, table); have < rows; have = await countOf(db, table)) {
    const wanted = Math.min(AT_ONCE, rows - have);
    await (grown.across ? addPeriods(db, grown, wanted) : addNumbered(db, grown, wanted));
  }
  await resume();
  if (keys) await count(db, table, keys);
  // SQLite takes one statement at a time.
  for (const statement of also?.split(';') ?? []) await sql.raw(statement).execute(db);
  await furnish();
  // SQLite has no statistics in the product either.
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db);
  await touch(db, table as TableName, ...(grown.periode ? [grown.periode as TableName] : []));
}

async function count(db: Db, table: string, keys: string): Promise<void> {
  const names = keys.replace('substr(created_at, 1, 7)', 'bulan_dibuat');
  await sql.raw(`delete from jumlah_${table}`).execute(db);
  await sql
    .raw(`insert into jumlah_${table} (${names}, jumlah) select ${keys}, count(*) from ${table} group by ${keys}`)
    .execute(db);
}

const numberOf = async (db: Db, query: string): Promise<number> => {
  const { rows } = await sql.raw<{ nilai: number | null }>(query).execute(db);
  return Number(rows[0]?.nilai ?? 0);
};
const countOf = (db: Db, table: string) => numberOf(db, `select count(*) as nilai from ${table}`);

async function addPeriods(db: Db, { table, periode, across, columns, values }: Grown, wanted: number): Promise<void> {
  const last = await numberOf(db, `select max(id) as nilai from ${periode}`);
  const aPeriod = await numberOf(db, `select count(*) as nilai from ${across}`);
  const periods = Math.max(1, Math.floor(wanted / aPeriod));
  const old = "'2020-01-01T00:00:00.000Z'";
  await sql
    .raw(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${periods})
      insert into ${periode} (nama_periode, created_at, updated_at)
      select 'Besar ' || (${last} + n.i), ${old}, ${old} from n`)
    .execute(db);
  await sql
    .raw(
      `insert into ${table} (${columns}) select ${values} from ${periode} p cross join ${across} where p.id > ${last}`,
    )
    .execute(db);
}

async function addNumbered(db: Db, { table, columns, values }: Grown, wanted: number): Promise<void> {
  const last = await numberOf(db, `select max(id) as nilai from ${table}`);
  await sql
    .raw(`with recursive n(i) as (select ${last + 1} union all select i + 1 from n where i < ${last + wanted})
      insert into ${table} (${columns}) select ${values} from n`)
    .execute(db);
}

/** @returns what brings them back */
async function withoutTriggers(db: Db, table: string): Promise<() => Promise<void>> {
  if (isPostgres(db)) {
    await sql.raw(`alter table ${table} disable trigger user`).execute(db);
    return async () => void (await sql.raw(`alter table ${table} enable trigger user`).execute(db));
  }
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'trigger' and tbl_name = ${table}
  `.execute(db);
  for (const { name } of rows) await sql.raw(`drop trigger ${name}`).execute(db);
  return async () => {
    for (const trigger of rows) await sql.raw(trigger.sql).execute(db);
  };
}

/** So much of SQLite's tables stays in memory while they grow, in kB: an index's pages are met in no order. */
const ROOM_KB = 1_500_000;

/** @returns what brings the product's own settings back */
async function withRoom(db: Db): Promise<() => Promise<void>> {
  if (isPostgres(db)) return async () => {};
  const settings = ['cache_size', 'synchronous'] as const;
  const kept: string[] = [];
  for (const name of settings) {
    const { rows } = await sql.raw<Record<string, number>>(`pragma ${name}`).execute(db);
    kept.push(`${name} = ${rows[0]?.[name]}`);
  }
  const set = async (all: readonly string[]) => {
    for (const one of all) await sql.raw(`pragma ${one}`).execute(db);
  };
  await set([`cache_size = -${ROOM_KB}`, 'synchronous = off']);
  return () => set([...kept, 'shrink_memory']);
}
