import { sql } from 'kysely';
import { isPostgres } from '../dialects.ts';
import type { Migrating } from './columns.ts';

const TABLE = 'rekap_ketersediaan_pangan';
const PAIR = 'periode_ketersediaan_pangan_id, pangan_id';

/** The sums of all sub-districts' reports of a food in a period. */
const SUMS: Record<string, [type: 'integer' | 'double precision' | 'text', sum: string]> = {
  revisi: ['integer', 'sum(revisi)'],
  created_at: ['text', 'min(created_at)'],
  updated_at: ['text', 'max(updated_at)'],
  harga_rata_rata: ['double precision', 'avg(harga_rata_rata)'],
  kebutuhan: ['double precision', 'sum(kebutuhan)'],
  ketersediaan: ['double precision', 'sum(ketersediaan)'],
  jumlah_kecamatan: ['integer', 'count(*)'],
};

const names = Object.keys(SUMS);
const sums = Object.values(SUMS).map(([, sum]) => sum);
const summed = (pair: string, among: string) => `insert into ${TABLE} (${PAIR}, ${names})
  select ${pair}, ${sums} from ketersediaan_pangan where ${among}
  on conflict (${PAIR}) do update set ${names.map((name) => `${name} = excluded.${name}`)}`;

/** Sums all existing reports. */
export const sumAll = summed(PAIR, `true group by ${PAIR}`);

/**
 * The balance of the whole regency, summed by triggers: a page of two hundred rows would otherwise read some thousand
 * reports, and as many again of the periods before.
 */
export async function up(db: Migrating): Promise<void> {
  for (const [name, [type]] of Object.entries(SUMS)) {
    const none = type === 'text' ? '' : 0;
    await db.schema
      .alterTable(TABLE)
      .addColumn(name, type, (column) => column.notNull().defaultTo(none))
      .execute();
  }
  await sql.raw(sumAll).execute(db);
  for (const statement of isPostgres(db) ? postgresTriggers : sqliteTriggers) await sql.raw(statement).execute(db);
}

// With the sub-districts named, a report is found by its whole unique key.
const among = (row: 'new' | 'old') => `periode_ketersediaan_pangan_id = ${row}.periode_ketersediaan_pangan_id
  and pangan_id = ${row}.pangan_id and kecamatan_id in (select id from kecamatan)`;
const pairOf = (row: 'new' | 'old') => `${row}.periode_ketersediaan_pangan_id, ${row}.pangan_id`;

/** Sums the reports of a row's food and period, if there are any. */
const sum = (row: 'new' | 'old') => `${summed(pairOf(row), `${among(row)} having count(*) > 0`)};`;

const leave = `delete from ${TABLE}
  where periode_ketersediaan_pangan_id = old.periode_ketersediaan_pangan_id and pangan_id = old.pangan_id
    and not exists (select id from ketersediaan_pangan where ${among('old')});`;

const moved = `(old.periode_ketersediaan_pangan_id <> new.periode_ketersediaan_pangan_id or old.pangan_id <> new.pangan_id)`;

const sqliteTriggers = [
  'drop trigger ketersediaan_pangan_direkap',
  'drop trigger ketersediaan_pangan_lepas_rekap',
  'drop trigger ketersediaan_pangan_pindah_rekap',
  `create trigger ketersediaan_pangan_direkap after insert on ketersediaan_pangan begin ${sum('new')} end`,
  `create trigger ketersediaan_pangan_rekap_berubah after update on ketersediaan_pangan begin ${sum('new')} end`,
  `create trigger ketersediaan_pangan_lepas_rekap after delete on ketersediaan_pangan
    begin ${sum('old')} ${leave} end`,
  `create trigger ketersediaan_pangan_pindah_rekap after update of ${PAIR} on ketersediaan_pangan when ${moved}
    begin ${sum('old')} ${leave} end`,
];

// PL/pgSQL caches its plans for the life of a connection, in which a small table may grow: they must not scan it.
const postgresTriggers = [
  `create or replace function rekap_ketersediaan_pangan() returns trigger language plpgsql set enable_seqscan = off as $$
  begin
    if tg_op <> 'DELETE' then ${sum('new')} end if;
    if tg_op = 'DELETE' or tg_op = 'UPDATE' and ${moved} then ${sum('old')} ${leave} end if;
    return null;
  end $$`,
  'drop trigger ketersediaan_pangan_direkap on ketersediaan_pangan',
  `create trigger ketersediaan_pangan_direkap after insert or delete or update on ketersediaan_pangan
    for each row execute function rekap_ketersediaan_pangan()`,
];
