import { sql } from 'kysely';
import { isPostgres } from '../dialects.ts';
import type { Migrating } from './columns.ts';

/** The columns by which rows are counted; times count by month. */
export type Keys = Record<string, 'integer' | 'text'>;

export const MONTH = 'bulan_dibuat';

export const integers = (...columns: string[]): Keys =>
  Object.fromEntries(columns.map((column) => [column, 'integer']));

/**
 * Counts a table's rows in `jumlah_<table>`, which triggers then maintain. Released migrations call this: never change
 * what it creates.
 */
export async function countRows(db: Migrating, table: string, keys: Keys): Promise<void> {
  const counts = `jumlah_${table}`;
  let creating = db.schema.createTable(counts);
  for (const [name, type] of Object.entries(keys)) {
    creating = creating.addColumn(name, type, (column) => column.notNull());
  }
  await creating
    .addColumn('jumlah', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${counts}_pk`, Object.keys(keys) as never[])
    .execute();

  const names = Object.keys(keys).join(', ');
  const values = (row: string) => Object.keys(keys).map((key) => partOf(row, key));
  await sql
    .raw(
      `insert into ${counts} (${names}, jumlah) select ${values(table)}, count(*) from ${table} group by ${values(table)}`,
    )
    .execute(db);

  const sources = Object.keys(keys).map((key) => (key === MONTH ? 'created_at' : key));
  const plus = `insert into ${counts} (${names}, jumlah) values (${values('new')}, 1)
    on conflict (${names}) do update set jumlah = ${counts}.jumlah + 1;`;
  const same = Object.keys(keys).map((key) => `${key} = ${partOf('old', key)}`);
  const minus = `update ${counts} set jumlah = jumlah - 1 where ${same.join(' and ')};`;
  for (const statement of (isPostgres(db) ? postgresTriggers : sqliteTriggers)({ table, sources, plus, minus })) {
    await sql.raw(statement).execute(db);
  }
}

const partOf = (row: string, key: string) => (key === MONTH ? `substr(${row}.created_at, 1, 7)` : `${row}.${key}`);

interface Counting {
  table: string;
  /** Columns whose change moves a row to another group. */
  sources: string[];
  plus: string;
  minus: string;
}

function sqliteTriggers({ table, sources, plus, minus }: Counting): string[] {
  const moved = sources.map((column) => `old.${column} <> new.${column}`).join(' or ');
  return [
    `create trigger ${table}_bertambah after insert on ${table} begin ${plus} end`,
    `create trigger ${table}_berkurang after delete on ${table} begin ${minus} end`,
    `create trigger ${table}_berpindah after update of ${sources} on ${table} when ${moved} begin ${minus} ${plus} end`,
  ];
}

function postgresTriggers({ table, sources, plus, minus }: Counting): string[] {
  return [
    `create or replace function hitung_${table}() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${minus} end if;
      if tg_op <> 'DELETE' then ${plus} end if;
      return null;
    end $$`,
    `create trigger ${table}_dihitung after insert or delete or update of ${sources} on ${table}
      for each row execute function hitung_${table}()`,
  ];
}
