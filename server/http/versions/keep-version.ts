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
  /** The office's reason for correcting the row of another user. */
  alasan?: string | null;
  /** 1: the row belongs to another user, and its values change. */
  koreksi?: 0 | 1;
}

/** The author, address and time of several acts. */
export type WriteOrigin = Omit<Superseding, 'perbuatan'>;

const hasVersions = (table: string): table is TabelLaporan | TabelAcuan =>
  isAcuan(table) || (tabelLaporan as readonly string[]).includes(table);

const versionOf = (tabel: TabelLaporan | TabelAcuan, state: State, by: Superseding) => ({
  ...{ alasan: null, koreksi: 0, ...by },
  tabel,
  baris: state.id,
  revisi: state.revisi,
  isi: JSON.stringify(state),
  pemilik: isAcuan(tabel) ? 0 : Number(state['user_id']),
  // Reference data has no trash: it is never put back, and its history stays.
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

/** The same for many rows that the caller has read in this transaction. */
export async function keepStates(
  trx: Transaction,
  table: string,
  states: readonly State[],
  by: Superseding,
): Promise<void> {
  if (!hasVersions(table)) return;
  const versions = states.map((state) => versionOf(table, state, by));
  await insertAll(trx, 'versi_baris', versions);
}

/** The number of states that are read and kept at once. */
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
    await keepStates(trx, table, rows, by);
    if (rows.length < SLICE) return;
    last = rows.at(-1)?.id ?? 0;
  }
}
