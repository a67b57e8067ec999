import { sql } from 'kysely';
import { isPostgres } from '../is-postgres.ts';
import { index, type Migrating } from './columns.ts';

/** Columns by which the rows of a table are counted; times by their month. */
type Keys = Record<string, 'integer' | 'text'>;

const MONTH = 'bulan_dibuat';
const month: Keys = { [MONTH]: 'text' };
const integers = (...columns: string[]): Keys => Object.fromEntries(columns.map((column) => [column, 'integer']));

const counted: Record<string, Keys> = {
  harga_pangan: integers('komoditi_id', 'kecamatan_id', 'user_id'),
  harga_pangan_kutai_barat: integers('komoditi_id', 'user_id'),
  ketersediaan_pangan: integers('pangan_id', 'kecamatan_id', 'user_id'),
  timbang_balita: integers('kelurahan_id', 'kecamatan_id', 'user_id'),
  luas_tanam: { ...integers('kelurahan_id', 'kecamatan_id', 'user_id'), komoditi: 'text' },
  produk: { status: 'text', ...month },
  kegiatan_dinas: month,
  lahan_petani: { ...month, ...integers('kecamatan_id'), komoditi: 'text' },
};

/** Indexes in the order of the lists, each in the place of the one that it makes needless. */
const indexes: [table: string, columns: string[], needless?: string][] = [
  ['harga_pangan', ['kecamatan_id', 'komoditi_id', 'id'], 'harga_pangan_kecamatan_id_komoditi_id'],
  [
    'harga_pangan',
    ['user_id', 'komoditi_id', 'kecamatan_id', 'id'],
    'harga_pangan_user_id_komoditi_id_periode_harga_pangan_id',
  ],
  ['harga_pangan_kutai_barat', ['komoditi_id', 'id'], 'harga_pangan_kutai_barat_komoditi_id'],
  [
    'harga_pangan_kutai_barat',
    ['user_id', 'komoditi_id', 'id'],
    'harga_pangan_kutai_barat_user_id_periode_harga_pangan_id',
  ],
  ['ketersediaan_pangan', ['kecamatan_id', 'pangan_id', 'id'], 'ketersediaan_pangan_kecamatan_id_pangan_id'],
  [
    'ketersediaan_pangan',
    ['user_id', 'pangan_id', 'kecamatan_id', 'id'],
    'ketersediaan_pangan_user_id_periode_ketersediaan_pangan_id',
  ],
  ['timbang_balita', ['kelurahan_id', 'id'], 'timbang_balita_kelurahan_id'],
  ['timbang_balita', ['user_id', 'kelurahan_id', 'id'], 'timbang_balita_user_id_periode_timbang_balita_id'],
  ['luas_tanam', ['kelurahan_id', 'komoditi', 'id'], 'luas_tanam_kelurahan_id'],
  ['luas_tanam', ['user_id', 'kelurahan_id', 'komoditi', 'id'], 'luas_tanam_user_id_periode_luas_tanam_id'],
  ['lahan_petani', ['kecamatan_id', 'komoditi', 'created_at', 'id'], 'lahan_petani_kecamatan_id'],
  ['lahan_petani', ['komoditi', 'created_at', 'id']],
];

/**
 * How many rows stand in each group that lists are made of, kept by the database itself at each write: a list is
 * counted, and any page of it found, without a walk over its rows.
 */
export async function up(db: Migrating): Promise<void> {
  for (const [table, columns, needless] of indexes) {
    if (needless) await db.schema.dropIndex(needless).execute();
    await index(db, table, ...columns);
  }
  for (const table of ['periode_harga_pangan', 'periode_ketersediaan_pangan']) {
    await db.schema
      .createIndex(`${table}_urutan`)
      .on(table)
      .expression(sql`(coalesce(tanggal_mulai, substr(created_at, 1, 10))), id`)
      .execute();
  }
  for (const [table, keys] of Object.entries(counted)) await countRows(db, table, keys);
}

async function countRows(db: Migrating, table: string, keys: Keys): Promise<void> {
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
  /** The columns whose change moves a row to another group. */
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
