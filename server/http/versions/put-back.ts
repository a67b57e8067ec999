import type { Transaction } from '../../ports.ts';
import type { ApiContext } from '../context.ts';
import { refuseForeignRow } from '../rights/access.ts';
import { callerWith } from '../rights/session.ts';
import { checkRow } from '../write/check-row.ts';
import { insertRow } from '../write/insert-row.ts';
import { actorOf, noteWrite } from '../write/jejak.ts';
import { validated } from '../write/validated.ts';
import type { Writes } from '../write/writes.ts';
import { correctionOf } from './correction.ts';
import { keepVersion, type State } from './keep-version.ts';
import { withMerged } from './merged-rows.ts';

/** Puts a deleted row back under its old number. @returns the data of the answer */
export type PutBack = (
  c: ApiContext,
  trx: Transaction,
  now: Date,
  state: State,
  sent: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

/** Checks what was deleted as a new row is checked: its commodity, its period or its place may be gone meanwhile. */
export const putBack =
  <Input extends object>(writes: Writes<Input>): PutBack =>
  async (c, trx, now, state, sent) => {
    const { table, key, writers, rules, input, touches, shown } = writes;
    const caller = callerWith(c, ...writers.roles);
    await refuseForeignRow(trx, writers, caller, state);
    const parsed = validated(await withMerged(trx, state), rules.edit, input);
    const owner = { user_id: Number(state['user_id']) };
    const values = await checkRow(trx, writes, caller, { ...parsed, ...owner }, null, now);
    const { id, revisi, created_at } = state;
    await insertRow(trx, table, { ...values, id, revisi: revisi + 1, created_at, updated_at: now.toISOString() });
    const superseding = { ...actorOf(c), perbuatan: 'pulihkan', waktu: now.toISOString() } as const;
    await keepVersion(trx, table, state, { ...superseding, ...correctionOf(caller, state, sent) });
    const act = { perbuatan: 'tambah', tabel: table, baris: id, keterangan: 'dari sampah' } as const;
    await noteWrite(c, trx, now, act, touches);
    return { [key]: await shown(trx, id, caller) };
  };
