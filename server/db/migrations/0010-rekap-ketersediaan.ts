import { sql } from 'kysely';
import { isPostgres } from '../dialects.ts';
import { index, type Migrating, withId } from './columns.ts';
import { countRows, integers } from './count-rows.ts';

const TABLE = 'rekap_ketersediaan_pangan';
const PAIR = 'periode_ketersediaan_pangan_id, pangan_id';

/**
 * Which food has reports in which period, maintained by triggers: the balance of the whole regency is counted and paged
 * without scanning reports, and sums only the rows of a page.
 */
export async function up(db: Migrating): Promise<void> {
  await withId(db, TABLE)
    .addColumn('periode_ketersediaan_pangan_id', 'integer', (column) => column.notNull())
    .addColumn('pangan_id', 'integer', (column) => column.notNull())
    .addUniqueConstraint(`${TABLE}_unik`, ['periode_ketersediaan_pangan_id', 'pangan_id'])
    .execute();
  await sql
    .raw(`insert into ${TABLE} (${PAIR}) select distinct ${PAIR} from ketersediaan_pangan order by ${PAIR}`)
    .execute(db);
  await index(db, TABLE, 'pangan_id', 'id');
  for (const statement of isPostgres(db) ? postgresTriggers : sqliteTriggers) await sql.raw(statement).execute(db);
  await countRows(db, TABLE, integers('pangan_id'));
}

const plus = `insert into ${TABLE} (${PAIR}) values (new.periode_ketersediaan_pangan_id, new.pangan_id)
  on conflict (${PAIR}) do nothing;`;

// With the sub-districts named, a report is found by its whole unique key.
const minus = `delete from ${TABLE}
  where periode_ketersediaan_pangan_id = old.periode_ketersediaan_pangan_id and pangan_id = old.pangan_id
    and not exists (
      select id from ketersediaan_pangan
      where periode_ketersediaan_pangan_id = old.periode_ketersediaan_pangan_id and pangan_id = old.pangan_id
        and kecamatan_id in (select id from kecamatan)
    );`;

const sqliteTriggers = [
  `create trigger ketersediaan_pangan_direkap after insert on ketersediaan_pangan begin ${plus} end`,
  `create trigger ketersediaan_pangan_lepas_rekap after delete on ketersediaan_pangan begin ${minus} end`,
  `create trigger ketersediaan_pangan_pindah_rekap after update of ${PAIR} on ketersediaan_pangan
    begin ${plus} ${minus} end`,
];

const postgresTriggers = [
  `create or replace function rekap_ketersediaan_pangan() returns trigger language plpgsql as $$ begin
    if tg_op <> 'DELETE' then ${plus} end if;
    if tg_op <> 'INSERT' then ${minus} end if;
    return null;
  end $$`,
  `create trigger ketersediaan_pangan_direkap after insert or delete or update of ${PAIR} on ketersediaan_pangan
    for each row execute function rekap_ketersediaan_pangan()`,
];
