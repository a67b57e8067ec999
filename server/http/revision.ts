import { type Kysely, sql } from 'kysely';
import { placeholder, runCompiled } from '../db/compiled-query.ts';
import type { Database, TableName } from '../db/schema.ts';

/** Raise it when the shape of answers changes: it invalidates clients' cached answers. */
const ANSWER_SHAPE = 2;

/** A token that changes whenever one of the tables is written; any table if none is named. */
export async function revisionOf(db: Kysely<Database>, tables?: readonly TableName[]): Promise<string> {
  const [row] = await runCompiled(db, `revisi ${tables ?? ''}`, {}, () => {
    const revisions = db.selectFrom('revisi_tabel').select(sql<number>`coalesce(sum(revisi), 0)`.as('jumlah'));
    return db.selectNoFrom([
      (tables ? revisions.where('tabel', 'in', [...tables]) : revisions).as('revisi'),
      db.selectFrom('keterangan').select('nilai').where('nama', '=', 'id').as('id'),
    ]);
  });
  return `${ANSWER_SHAPE}-${(row?.id ?? '').slice(0, 8)}-${row?.revisi ?? 0}`;
}

/** Notes that tables were written. Call it in the transaction of the write. */
export async function touch(trx: Kysely<Database>, ...tables: TableName[]): Promise<void> {
  await runCompiled(trx, `sentuh ${tables}`, { saat: new Date().toISOString() }, () =>
    trx
      .insertInto('revisi_tabel')
      .values(tables.map((tabel) => ({ tabel, revisi: 1, diubah: placeholder<string>('saat') })))
      .onConflict((conflict) =>
        conflict.column('tabel').doUpdateSet({ revisi: sql`revisi_tabel.revisi + 1`, diubah: sql`excluded.diubah` }),
      ),
  );
}
