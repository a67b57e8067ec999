import { sql } from 'kysely';
import { isPostgres } from '../dialects.ts';
import { index, type Migrating, withId } from './columns.ts';

/** What the showcase is filtered by, each in the order of a list: newest first, and cheapest first. */
const filtered = [
  ['kecamatan_id', 'jenis_produk', 'satuan'],
  ['jenis_produk', 'satuan'],
];

/** Where a farmer's products are: the sub-district of the plot that he registered first. */
const placeOf = (user: string) =>
  `(select kecamatan_id from lahan_petani where user_id = ${user} order by created_at, id limit 1)`;

/** Those that are there already are not written again, for many plots may change in one statement. */
const move = (user: string) =>
  `update produk set kecamatan_id = ${placeOf(user)}
    where user_id = ${user} and kecamatan_id is distinct from ${placeOf(user)};`;

/**
 * Kinds and places of products, and reports of offers. Triggers keep the place, so that it is right whoever writes; it
 * is a part of the row because a list needs it in its index.
 */
export async function up(db: Migrating): Promise<void> {
  await db.schema.alterTable('produk').addColumn('jenis_produk', 'text').execute();
  await db.schema.alterTable('produk').addColumn('kecamatan_id', 'integer').execute();
  await sql.raw(`update produk set kecamatan_id = ${placeOf('produk.user_id')}`).execute(db);
  for (const columns of filtered) {
    await index(db, 'produk', 'status', ...columns, 'created_at', 'id');
    await index(db, 'produk', 'status', ...columns, 'harga', 'created_at', 'id');
  }
  await index(db, 'produk', 'status', 'harga', 'created_at', 'id');
  for (const statement of isPostgres(db) ? postgresTriggers : sqliteTriggers) await sql.raw(statement).execute(db);

  await withId(db, 'aduan_produk')
    .addColumn('created_at', 'text', (column) => column.notNull())
    // The report outlives the offer, and then says by itself what it was about.
    .addColumn('produk_id', 'integer', (column) => column.notNull())
    .addColumn('judul', 'text', (column) => column.notNull())
    .addColumn('penjual_id', 'integer', (column) => column.notNull())
    .addColumn('alasan', 'text', (column) => column.notNull())
    .addColumn('keterangan', 'text')
    .addColumn('hari', 'text', (column) => column.notNull())
    .addColumn('sidik', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('aduan_produk_unik')
    .unique()
    .on('aduan_produk')
    .columns(['produk_id', 'hari', 'sidik'])
    .execute();
  await index(db, 'aduan_produk', 'alasan', 'id');
}

/** Whether the user has a plot before this one: then the place of his products does not depend on it. */
const follows = (row: string) =>
  `exists (select 1 from lahan_petani
    where user_id = ${row}.user_id and (created_at, id) < (${row}.created_at, ${row}.id))`;

const moved = `(old.user_id <> new.user_id or old.kecamatan_id <> new.kecamatan_id)
  and not (${follows('old')} and ${follows('new')})`;

const sqliteTriggers = [
  `create trigger produk_bertempat after insert on produk when ${placeOf('new.user_id')} is not new.kecamatan_id
    begin update produk set kecamatan_id = ${placeOf('new.user_id')} where id = new.id; end`,
  `create trigger produk_pindah_tangan after update of user_id on produk when old.user_id <> new.user_id
    begin update produk set kecamatan_id = ${placeOf('new.user_id')} where id = new.id; end`,
  `create trigger lahan_petani_menempatkan after insert on lahan_petani when not ${follows('new')}
    begin ${move('new.user_id')} end`,
  `create trigger lahan_petani_melepas after delete on lahan_petani when not ${follows('old')}
    begin ${move('old.user_id')} end`,
  `create trigger lahan_petani_memindahkan after update of user_id, kecamatan_id on lahan_petani when ${moved}
    begin ${move('old.user_id')} ${move('new.user_id')} end`,
];

// PL/pgSQL caches its plans for the life of a connection, in which a small table may grow: they must not scan it.
const postgresTriggers = [
  `create or replace function tempatkan_produk() returns trigger language plpgsql set enable_seqscan = off as $$ begin
    new.kecamatan_id := ${placeOf('new.user_id')};
    return new;
  end $$`,
  `create trigger produk_bertempat before insert or update of user_id on produk
    for each row execute function tempatkan_produk()`,
  `create or replace function tempatkan_produk_penjual() returns trigger language plpgsql set enable_seqscan = off as $$ begin
    if tg_op <> 'INSERT' and not ${follows('old')} then ${move('old.user_id')} end if;
    if tg_op <> 'DELETE' and not ${follows('new')} then ${move('new.user_id')} end if;
    return null;
  end $$`,
  `create trigger lahan_petani_menempatkan after insert or delete or update of user_id, kecamatan_id on lahan_petani
    for each row execute function tempatkan_produk_penjual()`,
];
