import type { Perbuatan } from '#contract/resources/jejak.ts';
import { asked } from '../../db/compiled-query.ts';
import type { TableName } from '../../db/schema.ts';
import type { Db } from '../../ports.ts';
import { type ApiContext, bindingsOf } from '../context.ts';
import { blankRow } from './blank-row.ts';

interface Act {
  perbuatan: Perbuatan;
  /** What it was done to. */
  tabel?: TableName;
  baris?: number;
  /** The rest, in a few words. Never what only its owner should know. */
  keterangan?: string;
}

interface Actor {
  /** Null: nobody who is known, or whoever runs the machine. */
  user_id: number | null;
  alamat: string | null;
}

/** Keeps who did what from where, in the transaction of what was done: one insert, and no question before it. */
export async function keepJejak(trx: Db, { user_id, alamat }: Actor, act: Act, now: Date): Promise<void> {
  const { perbuatan, tabel = null, baris = null, keterangan = null } = act;
  const row = { waktu: now.toISOString(), user_id, alamat, perbuatan, tabel, baris, keterangan };
  await asked(trx, 'jejak', row, () => trx.insertInto('jejak').values(blankRow(row)));
}

/** Who asks, or whom it concerns where nobody is logged in yet. */
export const actorOf = (c: ApiContext, user_id: number | null = c.get('caller')?.id ?? null): Actor => ({
  user_id,
  alamat: bindingsOf(c).alamat ?? null,
});
