import { type Kysely, sql } from 'kysely';
import { plainName } from '#contract/formulas/nama/plain-name.ts';
import { insertAll } from '../db/insert-all.ts';
import type { Database, NewRow } from '../db/schema.ts';
import { namaLainAcuan } from './nama-lain.ts';

interface Named {
  id: number;
  nama: string;
}

/** When an entry was made. */
type Moment = Pick<NewRow<'nama_lain'>, 'revisi'> & { created_at: string; updated_at: string };

/**
 * Gives the usual commodities and foods their usual other names. A name that a row of the same kind has, or another
 * name has taken, is skipped.
 *
 * @param isFor by default every row of the two lists
 */
export async function addUsualNames(
  db: Kysely<Database>,
  whenOf: (nama: string) => Moment,
  isFor: (table: 'komoditi' | 'pangan', id: number) => boolean = () => true,
): Promise<void> {
  for (const table of ['komoditi', 'pangan'] as const) {
    const column = sql.ref(`${table}_id`);
    const { rows } = await sql<Named>`select id, ${sql.ref(`nama_${table}`)} as nama from ${sql.table(table)}`.execute(
      db,
    );
    const others = await sql<{ kunci: string }>`select kunci from nama_lain where ${column} is not null`.execute(db);
    const keys = new Set([...rows.map(({ nama }) => plainName(nama)), ...others.rows.map(({ kunci }) => kunci)]);
    const usual = new Map(Object.entries(namaLainAcuan[table]).map(([nama, all]) => [plainName(nama), all]));
    const newNames = rows
      .filter(({ id }) => isFor(table, id))
      .flatMap((row) => (usual.get(plainName(row.nama)) ?? []).map((nama) => ({ row, nama, kunci: plainName(nama) })))
      .filter(({ kunci }) => !keys.has(kunci) && keys.add(kunci));
    await insertAll(
      db,
      'nama_lain',
      newNames.map(({ row, nama, kunci }) => ({
        nama,
        kunci,
        komoditi_id: table === 'komoditi' ? row.id : null,
        pangan_id: table === 'pangan' ? row.id : null,
        kelurahan_id: null,
        ...whenOf(row.nama),
      })),
    );
  }
}
