import { sql } from 'kysely';
import type { JenisPeriode } from '#contract/limits.ts';
import { type PeriodeDiubah, periode, sekaligusPeriode } from '#contract/resources/periode.ts';
import { references } from '../../db/references.ts';
import { readBody } from '../../http/body/body.ts';
import type { ApiContext, ResourcePorts } from '../../http/context.ts';
import { callerWith } from '../../http/rights/session.ts';
import { keepVersions, type WriteOrigin } from '../../http/versions/keep-version.ts';
import { answerOnce } from '../../http/write/answer-once.ts';
import { actorOf, noteWrite } from '../../http/write/jejak.ts';
import { validated } from '../../http/write/validated.ts';
import type { Transaction } from '../../ports.ts';

/** Answers `POST /periode-…/sekaligus`: closes many periods in one act, or deletes those without rows. */
export const changeManyPeriods = (ports: ResourcePorts, jenis: JenisPeriode) => async (c: ApiContext) => {
  const { key: table, writers } = periode[jenis];
  const caller = callerWith(c, ...writers.roles);
  const body = await readBody(c);
  const { ids, perbuatan } = validated(body.fields, sekaligusPeriode.rules, sekaligusPeriode.input);

  return answerOnce(c, ports, { caller, body, code: 200 }, async (trx): Promise<PeriodeDiubah> => {
    const now = ports.now();
    const by = { ...actorOf(c), waktu: now.toISOString() };
    const count =
      perbuatan === 'tutup' ? await closePeriods(trx, jenis, ids, by) : await removeEmpty(trx, jenis, ids, by);
    if (count > 0) {
      const keterangan = perbuatan === 'tutup' ? `${count} periode ditutup` : `${count} periode tanpa isi`;
      await noteWrite(c, trx, now, { perbuatan: perbuatan === 'tutup' ? 'ubah' : 'hapus', tabel: table, keterangan });
    }
    return { diubah: count, dilewati: ids.length - count };
  });
};

/** Closes the open ones. @returns their number */
export async function closePeriods(
  trx: Transaction,
  jenis: JenisPeriode,
  ids: readonly number[],
  by: WriteOrigin,
): Promise<number> {
  const areOpen = sql`id in (${sql.join(ids)}) and ditutup_pada is null`;
  await keepVersions(trx, periode[jenis].key, areOpen, { ...by, perbuatan: 'ubah' });
  const now = by.waktu;
  const { numUpdatedRows } = await trx
    .updateTable(periode[jenis].key)
    .set((eb) => ({ ditutup_pada: now, updated_at: now, revisi: eb('revisi', '+', 1) }))
    .where('id', 'in', ids)
    .where('ditutup_pada', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes the periods without rows; the others hold reports of officers. */
async function removeEmpty(
  trx: Transaction,
  jenis: JenisPeriode,
  ids: readonly number[],
  by: WriteOrigin,
): Promise<number> {
  const { key } = periode[jenis];
  const column = `${key}_id` as const;
  const haveNoRows = references[column].from.map(
    (table) => sql`not exists (
      select 1 from ${sql.table(table)} as isi where isi.${sql.ref(column)} = ${sql.ref(`${key}.id`)}
    )`,
  );
  const areEmpty = sql<boolean>`${sql.join([sql`id in (${sql.join(ids)})`, ...haveNoRows], sql` and `)}`;
  await keepVersions(trx, key, areEmpty, { ...by, perbuatan: 'hapus' });
  const { numDeletedRows } = await trx.deleteFrom(key).where(areEmpty).executeTakeFirst();
  return Number(numDeletedRows);
}
