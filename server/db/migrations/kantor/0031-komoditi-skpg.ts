import { sql } from 'kysely';
import { isPostgres } from '../../dialects.ts';
import type { Migrating } from '../columns.ts';

/** The commodities that an office is offered: [ukuran, its name]. */
const usual = [
  ['beras', 'Beras Medium'],
  ['minyak', 'Minyak Goreng Kemasan'],
  ['telur', 'Telur Ayam Ras'],
] as const;

/** Gives thresholds without a commodity the one of that name. */
const choose = (id: string, name: string) =>
  usual
    .map(
      ([ukuran, nama]) =>
        `update ambang_skpg set komoditi_id = ${id}
          where komoditi_id is null and ukuran = '${ukuran}' and ${name} = '${nama}';`,
    )
    .join(' ');

const NAMES = usual.map(([, nama]) => `'${nama}'`).join(', ');

const sqliteTriggers = ['insert', 'update of nama_komoditi'].map(
  (event, at) => `create trigger komoditi_skpg_${at === 0 ? 'baru' : 'berganti_nama'} after ${event} on komoditi
    when new.nama_komoditi in (${NAMES}) begin ${choose('new.id', 'new.nama_komoditi')} end`,
);

const postgresTriggers = [
  `create or replace function pilih_komoditi_skpg() returns trigger language plpgsql as $$ begin
    ${choose('new.id', 'new.nama_komoditi')}
    return null;
  end $$`,
  `create trigger komoditi_skpg after insert or update of nama_komoditi on komoditi
    for each row when (new.nama_komoditi in (${NAMES})) execute function pilih_komoditi_skpg()`,
];

/**
 * Stores by its number the commodity whose price is judged: it stays when the office renames it. Triggers store it as
 * soon as there is one of the usual name, so that it is right with every writer.
 */
export async function up(db: Migrating): Promise<void> {
  for (const [ukuran, nama] of usual) {
    await sql`
      update ambang_skpg set komoditi_id = (select min(id) from komoditi where nama_komoditi = ${nama})
      where komoditi_id is null and ukuran = ${ukuran}
    `.execute(db);
  }
  for (const statement of isPostgres(db) ? postgresTriggers : sqliteTriggers) await sql.raw(statement).execute(db);
}
