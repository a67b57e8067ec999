import { isAcuan } from '#contract/resources/acuan/tabel-acuan.ts';
import type { Transaction } from '../../ports.ts';
import type { ApiContext } from '../context.ts';
import { callerWith } from '../rights/session.ts';
import { correctionOf } from '../versions/correction.ts';
import { describeChange } from '../versions/describe-change.ts';
import { keepVersion } from '../versions/keep-version.ts';
import { actorOf, noteWrite } from './jejak.ts';
import { refuseClosed, refuseUsed } from './references.ts';
import type { Stored, Writes } from './writes.ts';

/**
 * Deletes a stored row; of a report and of reference data it keeps the state before.
 *
 * @param sent the fields of the request, such as a reason
 * @returns the pictures that are deleted with the row
 */
export async function removeRow<Input extends object>(
  c: ApiContext,
  trx: Transaction,
  now: Date,
  { table, writers, leaves, touches, laporan, checkRemoval }: Writes<Input>,
  stored: Stored,
  sent: Record<string, unknown>,
): Promise<string[]> {
  const correction = correctionOf(callerWith(c, ...writers.roles), stored, laporan ? sent : {});
  await refuseClosed(trx, stored);
  await refuseUsed(trx, table, stored.id);
  await checkRemoval?.(trx, stored);
  const pictures = (await leaves?.(trx, stored.id)) ?? [];
  // Cast: kysely cannot infer the columns of a table that is one of many.
  await trx
    .deleteFrom(table)
    .where('id', '=', stored.id as never)
    .execute();
  const superseding = { ...actorOf(c), perbuatan: 'hapus', waktu: now.toISOString() } as const;
  await keepVersion(trx, table, stored, { ...superseding, ...correction });
  const keterangan = isAcuan(table) ? await describeChange(trx, stored, null) : correction.alasan;
  const act = { perbuatan: 'hapus', tabel: table, baris: stored.id, ...(keterangan && { keterangan }) } as const;
  await noteWrite(c, trx, now, act, touches);
  return pictures;
}
