import { sql } from 'kysely';
import { plainName } from '#contract/formulas/nama/plain-name.ts';
import { addUsualNames } from '../../../acuan/add-usual-names.ts';
import type { Transaction } from '../../../ports.ts';
import { kindOf, namedRows, type Target } from './kinds.ts';

/** Extra writes of a resource whose rows have other names. */
export const followedByNames = (column: Target) => ({
  touches: ['nama_lain'] as const,
  also: (trx: Transaction, id: number) => followNames(trx, column, (row) => row.id === id),
  alsoImported: (trx: Transaction, updated_at: string) =>
    followNames(trx, column, (row) => row.updated_at === updated_at),
});

/**
 * Keeps other names true after rows were written: an other name that is now a row's own name goes, and a new row of a
 * usual name gets its usual other names.
 */
async function followNames(
  trx: Transaction,
  column: Target,
  isWritten: (row: { id: number; updated_at: string }) => boolean,
): Promise<void> {
  const kind = kindOf(column);
  const all = await namedRows(trx, kind);
  const writtenRows = all.filter(isWritten);
  const placeOf = new Map(all.map(({ id, kecamatan_id }) => [id, kecamatan_id]));
  const ownKeys = new Set(writtenRows.map((row) => `${row.kecamatan_id} ${plainName(row.nama)}`));
  const { rows: others } = await sql<{ id: number; kunci: string; meant: number }>`
    select id, kunci, ${sql.ref(column)} as meant from nama_lain where ${sql.ref(column)} is not null
  `.execute(trx);
  const lostIds = others
    .filter(({ kunci, meant }) => ownKeys.has(`${placeOf.get(meant)} ${kunci}`))
    .map(({ id }) => id);
  if (lostIds.length > 0) await trx.deleteFrom('nama_lain').where('id', 'in', lostIds).execute();

  const newIds = new Set(writtenRows.filter(({ revisi }) => revisi === 1).map(({ id }) => id));
  const { updated_at = '' } = writtenRows[0] ?? {};
  const moment = { revisi: 1, created_at: updated_at, updated_at };
  await addUsualNames(
    trx,
    () => moment,
    (table, id) => table === kind.table && newIds.has(id),
  );
}
