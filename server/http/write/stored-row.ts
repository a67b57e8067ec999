import { sql } from 'kysely';
import type { Transaction } from '../../ports.ts';
import { notFound, Refusal } from '../answer.ts';
import type { ApiContext } from '../context.ts';
import { refuseForeignRow } from '../rights/access.ts';
import { callerWith } from '../rights/session.ts';
import type { Stored, Writes } from './writes.ts';

/** The addressed row, if it exists, the caller may touch it, and it is at the revision of `If-Match`. */
export async function touchable<Input extends object>(
  c: ApiContext,
  trx: Transaction,
  { table, called, writers, shown }: Writes<Input>,
): Promise<Stored> {
  const caller = callerWith(c, ...writers.roles);
  const id = Number(c.req.param('id'));
  const [stored] = (await sql<Stored>`select * from ${sql.table(table)} where id = ${id}`.execute(trx)).rows;
  if (!stored) throw notFound(called);
  await refuseForeignRow(trx, writers, caller, stored);
  await expectRevision(c, stored, () => shown(trx, id, caller));
  return stored;
}

/**
 * Makes an update or delete conditional on the revision it was made for: `If-Match: "3"`. Without the header the last
 * write wins.
 *
 * @param shown the current row, called only when needed
 * @throws Refusal 412 with that row when somebody else was faster
 */
export async function expectRevision(
  c: ApiContext,
  { revisi }: { revisi: number },
  shown: () => Promise<unknown>,
): Promise<void> {
  const wanted = c.req.header('If-Match');
  if (wanted === undefined || wanted === '*') return;
  const revisions = wanted.split(',').map((tag) => tag.trim().replace(/^(W\/)?"(.*)"$/, '$2'));
  if (revisions.includes(String(revisi))) return;
  throw new Refusal(412, 'Data ini sudah diubah orang lain', { data: { baris: await shown() } });
}
