import { isAcuan } from '#contract/resources/acuan/tabel-acuan.ts';
import type { PerbuatanVersi } from '#contract/resources/versi.ts';
import type { Transaction } from '../../ports.ts';
import type { ApiContext } from '../context.ts';
import { ownerOf } from '../rights/access.ts';
import { callerWith } from '../rights/session.ts';
import { changesRow, correctionOf } from '../versions/correction.ts';
import { describeChange } from '../versions/describe-change.ts';
import { keepVersion } from '../versions/keep-version.ts';
import { updateRow } from '../versions/update-row.ts';
import { withoutBlanks } from './body-fields.ts';
import { checkRow } from './check-row.ts';
import { actorOf, noteWrite } from './jejak.ts';
import { validated } from './validated.ts';
import { type Stored, type Writes, writtenRow } from './writes.ts';

interface Change {
  /** The fields that change, under their column names. */
  sent: Record<string, unknown>;
  /** Columns of new pictures. */
  columns?: Record<string, string>;
  perbuatan?: Extract<PerbuatanVersi, 'ubah' | 'pulihkan'>;
  /** Details for the audit log. */
  keterangan?: string;
}

/**
 * Checks a stored row with its changes and writes it as the next revision; of a report and of reference data it keeps
 * the state before.
 *
 * @returns the data of the answer
 */
export async function changeRow<Input extends object>(
  c: ApiContext,
  trx: Transaction,
  now: Date,
  writes: Writes<Input>,
  stored: Stored,
  { sent, columns = {}, perbuatan = 'ubah', keterangan }: Change,
): Promise<Record<string, unknown>> {
  const { table, writers, rules, input, elsewhere, also, touches, laporan, keepsBlank = [] } = writes;
  const caller = callerWith(c, ...writers.roles);
  const { alasan, koreksi } = correctionOf(caller, stored, laporan ? sent : {});
  const sentFields = withoutBlanks(sent, keepsBlank);
  const fields = { ...stored, ...sentFields, ...columns, ...(await elsewhere?.(trx, stored.id)), id: stored.id };
  const parsed = validated({ ...fields, user_id: caller.id }, rules.edit, input);
  const owner = writers.isOwned && { user_id: ownerOf(caller, sent, Number(stored['user_id'])) };
  const values = await checkRow(trx, writes, caller, { ...parsed, ...owner }, stored, now);
  const updated_at = now.toISOString();
  await updateRow(trx, table, stored.id, { ...values, ...columns, revisi: stored.revisi + 1, updated_at });
  await also?.(trx, stored.id, values);
  const superseding = { ...actorOf(c), perbuatan, waktu: updated_at };
  const mark = koreksi === 1 && changesRow(stored, values) ? 1 : 0;
  await keepVersion(trx, table, stored, { ...superseding, alasan, koreksi: mark });
  const newState = { ...stored, ...definedOf({ ...values, ...columns }) };
  const description = isAcuan(table) ? await describeChange(trx, stored, newState) : undefined;
  const note = [keterangan ?? description, alasan].filter(Boolean).join(': ');
  const act = { perbuatan: 'ubah', tabel: table, baris: stored.id, ...(note && { keterangan: note }) } as const;
  await noteWrite(c, trx, now, act, touches);
  return writtenRow(trx, writes, caller, stored.id, values);
}

/** Drops undefined columns: the update leaves these as they are. */
const definedOf = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
