import type { Perbuatan } from '#contract/resources/jejak.ts';
import { placeholders, runCompiled } from '../../db/compiled-query.ts';
import type { TableName } from '../../db/schema.ts';
import type { Db } from '../../ports.ts';
import { type ApiContext, bindingsOf } from '../context.ts';
import { touch } from '../revision.ts';

interface Act {
  perbuatan: Perbuatan;
  /** The table and row it was done to. */
  tabel?: TableName;
  baris?: number;
  /** Details in a few words. Nothing that only the owner should know. */
  keterangan?: string;
}

interface Actor {
  /** Null: unknown, or the operator of the machine. */
  user_id: number | null;
  alamat: string | null;
}

/** Records an act in its own transaction: a single insert, and no query before it. */
export async function keepJejak(trx: Db, { user_id, alamat }: Actor, act: Act, now: Date): Promise<void> {
  const { perbuatan, tabel = null, baris = null, keterangan = null } = act;
  const row = { waktu: now.toISOString(), user_id, alamat, perbuatan, tabel, baris, keterangan };
  await runCompiled(trx, 'jejak', row, () => trx.insertInto('jejak').values(placeholders(row)));
}

/** Records a row that the caller has written, and that its table and others changed; in the transaction of the write. */
export async function noteWrite(
  c: ApiContext,
  trx: Db,
  now: Date,
  act: Act & { tabel: TableName },
  touched: readonly TableName[] = [],
): Promise<void> {
  await touch(trx, act.tabel, ...touched);
  await keepJejak(trx, actorOf(c), act, now);
}

/** The caller, or the account concerned when nobody is logged in yet. */
export const actorOf = (c: ApiContext, user_id: number | null = c.get('caller')?.id ?? null): Actor => ({
  user_id,
  alamat: bindingsOf(c).alamat ?? null,
});
