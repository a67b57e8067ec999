import { type RawBuilder, sql } from 'kysely';
import { type TabelLaporan, tabelLaporan } from '#contract/limits.ts';
import { isAcuan, type TabelAcuan } from '#contract/resources/acuan/tabel-acuan.ts';
import type { PerbuatanVersi } from '#contract/resources/versi.ts';
import { placeholders, runCompiled } from '../../db/compiled-query.ts';
import { insertAll } from '../../db/insert-all.ts';
import type { Transaction } from '../../ports.ts';

/** A stored row of a report, or of reference data. */
export type State = Record<string, unknown> & { id: number; revisi: number };

/** What takes the place of a state: the act, who did it, from where, when. */
export interface Superseding {
  perbuatan: PerbuatanVersi;
  /** Null: the operator of the machine. */
  user_id: number | null;
  alamat: string | null;
  waktu: string;
  /** Why the office corrects somebody else's row. */
  alasan?: string | null;
  /** 1: the row is somebody else's, and what stands in it changes. */
  koreksi?: 0 | 1;
}

/** Whether a table's rows keep their versions. */
const hasVersions = (table: string): table is TabelLaporan | TabelAcuan =>
  isAcuan(table) || (tabelLaporan as readonly string[]).includes(table);

const versionOf = (tabel: TabelLaporan | TabelAcuan, state: State, by: Superseding) => ({
  ...{ alasan: null, koreksi: 0, ...by },
  tabel,
  baris: state.id,
  revisi: state.revisi,
  isi: JSON.stringify(state),
  pemilik: isAcuan(tabel) ? 0 : Number(state['user_id']),
  // Reference data has no trash: nobody puts it back, and its history stays.
  dipulihkan: isAcuan(tabel) && by.perbuatan === 'hapus' ? by.waktu : null,
});

/**
 * Keeps the state that a row had before an update or a deletion, in the transaction of that write. What creates a row
 * keeps nothing (docs/decisions/0037).
 */
export async function keepVersion(trx: Transaction, table: string, state: State, by: Superseding): Promise<void> {
  if (!hasVersions(table)) return;
  const row = versionOf(table, state, by);
  await runCompiled(trx, 'versi', row, () => trx.insertInto('versi_baris').values(placeholders(row)));
}

/** States that are read and kept at once. */
const SLICE = 1_000;

/** The same for all rows that match, before one statement changes all of them. */
export async function keepVersions(
  trx: Transaction,
  table: string,
  matching: RawBuilder<unknown>,
  by: Superseding,
): Promise<void> {
  if (!hasVersions(table)) return;
  for (let last = 0; ; ) {
    const { rows } = await sql<State>`
      select * from ${sql.table(table)} where ${matching} and id > ${last} order by id limit ${sql.lit(SLICE)}
    `.execute(trx);
    const versions = rows.map((state) => versionOf(table, state, by));
    await insertAll(trx, 'versi_baris', versions);
    if (rows.length < SLICE) return;
    last = rows.at(-1)?.id ?? 0;
  }
}
