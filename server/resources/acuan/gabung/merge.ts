import { sql } from 'kysely';
import { gabungKomoditi, type HasilGabung, type TabelGabung } from '#contract/acts/gabung-komoditi.ts';
import { byDinas } from '#contract/resource.ts';
import type { Komoditi } from '#contract/resources/komoditi.ts';
import { invalid, Refusal } from '../../../http/answer.ts';
import { readBody } from '../../../http/body/body.ts';
import type { ApiContext, Caller, ResourcePorts } from '../../../http/context.ts';
import { callerWith } from '../../../http/rights/session.ts';
import { keepVersions, type WriteOrigin } from '../../../http/versions/keep-version.ts';
import { noteMerged } from '../../../http/versions/merged-rows.ts';
import { answerOnce } from '../../../http/write/answer-once.ts';
import { actorOf, keepJejak, noteWrite } from '../../../http/write/jejak.ts';
import { expectRevision } from '../../../http/write/stored-row.ts';
import { validated } from '../../../http/write/validated.ts';
import type { Transaction } from '../../../ports.ts';
import { keepOldName, moveNames } from '../nama-lain/move-names.ts';
import { conflictsOf, kunciOf, type Pair } from './conflicts.ts';
import { holders } from './holders.ts';
import { mergeable } from './mergeable.ts';

type Shown = (trx: Transaction, id: number, caller: Caller) => Promise<unknown>;

const count = new Intl.NumberFormat('id-ID');

/** Answers `POST /komoditi/{id}/gabung`: moves all rows of a commodity to another, and removes it. All or nothing. */
export const merge = (ports: ResourcePorts, shown: Shown) => async (c: ApiContext) => {
  const caller = callerWith(c, ...byDinas.roles);
  const body = await readBody(c);
  const asked = validated(body.fields, gabungKomoditi.rules, gabungKomoditi.input);

  return answerOnce(c, ports, { caller, body, code: 200 }, async (trx): Promise<HasilGabung> => {
    const { ini, itu } = await mergeable(trx, c.req.param('id'), asked.ke);
    await expectRevision(c, ini, () => shown(trx, ini.id, caller));
    const pairs = await conflictsOf(trx, ini.id, itu.id);
    const lost = losers(pairs, asked);
    const now = ports.now();
    const by = { ...actorOf(c), waktu: now.toISOString() };
    let pindah = 0;
    for (const { table } of holders) {
      const ids = lost.flatMap((one) => (one.table === table ? one.id : []));
      await remove(trx, table, ids, by);
      pindah += await move(trx, table, ini.id, itu.id, by);
    }
    await moveNames(trx, ini.id, itu.id, by);
    await keepVersions(trx, 'komoditi', sql`id = ${ini.id}`, { ...by, perbuatan: 'hapus' });
    await trx.deleteFrom('komoditi').where('id', '=', ini.id).execute();
    await noteMerged(trx, 'komoditi', ini.id, itu.id);
    await keepOldName(trx, ini.nama_komoditi, itu.id, by.waktu);
    const keterangan = `ke ${itu.nama_komoditi}: ${count.format(pindah)} baris pindah, ${count.format(lost.length)} dihapus`;
    const act = { perbuatan: 'gabung', tabel: 'komoditi', baris: ini.id, keterangan } as const;
    await noteWrite(c, trx, now, act, [...holders.map(({ table }) => table), 'nama_lain']);
    return { komoditi: (await shown(trx, itu.id, caller)) as Komoditi, pindah, hapus: lost.length };
  });
};

interface Choice {
  pilihan?: 'ini' | 'itu' | undefined;
  kecuali: readonly string[];
  bentrok?: number | undefined;
}

/** The rows of conflicts that were not chosen. @throws Refusal when it was not chosen, or chosen among others than these */
function losers(pairs: readonly Pair[], { pilihan, kecuali, bentrok }: Choice): { table: TabelGabung; id: number }[] {
  if (bentrok !== undefined && bentrok !== pairs.length) {
    throw new Refusal(409, 'Datanya berubah sejak diperiksa. Periksa sekali lagi apa yang pindah.');
  }
  const refuse = (field: string, message: string) => invalid(message, { [field]: [message] });
  if (pairs.length > 0 && pilihan === undefined) {
    throw refuse('pilihan', `Ada ${count.format(pairs.length)} bentrok. Pilih baris mana yang tinggal.`);
  }
  const others = new Set(kecuali);
  const known = new Set(pairs.map(kunciOf));
  if (kecuali.some((kunci) => !known.has(kunci))) throw refuse('kecuali', 'Bentrok yang dipilih tidak ditemukan');
  return pairs.map((pair) => {
    const stays = others.has(kunciOf(pair)) === (pilihan === 'ini') ? 'itu' : 'ini';
    return { table: pair.table, id: stays === 'ini' ? pair.itu : pair.ini };
  });
}

/** So many ids fit in one statement of either database. */
const IDS = 500;

/** Who moves what, from where, when. */
/** Removes the rows that were not chosen; those of a report lie in the trash, others are written down. */
async function remove(trx: Transaction, table: TabelGabung, ids: readonly number[], by: WriteOrigin): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS) {
    const some = ids.slice(from, from + IDS);
    await keepVersions(trx, table, sql`id in (${sql.join(some)})`, { ...by, perbuatan: 'hapus' });
    if (table === 'harga_acuan') await writeDown(trx, some, by);
    await trx
      .deleteFrom(table as 'harga_pangan')
      .where('id', 'in', some)
      .execute();
  }
}

/** Prices of the state have no versions: what they said stands in the audit log. */
async function writeDown(trx: Transaction, ids: readonly number[], by: WriteOrigin): Promise<void> {
  const rows = await trx.selectFrom('harga_acuan').selectAll().where('id', 'in', ids).execute();
  for (const { id, jenis, zona, harga_acuan, berlaku_mulai, sumber } of rows) {
    const keterangan = [`${jenis} ${count.format(harga_acuan)}`, zona, `mulai ${berlaku_mulai}`, sumber];
    const act = { perbuatan: 'hapus', tabel: 'harga_acuan', baris: id } as const;
    await keepJejak(trx, by, { ...act, keterangan: keterangan.filter(Boolean).join(', ') }, new Date(by.waktu));
  }
}

/** @returns how many rows moved */
async function move(trx: Transaction, table: TabelGabung, ini: number, itu: number, by: WriteOrigin): Promise<number> {
  await keepVersions(trx, table, sql`komoditi_id = ${ini}`, { ...by, perbuatan: 'gabung' });
  const { numUpdatedRows } = await trx
    .updateTable(table as 'harga_pangan')
    .set({ komoditi_id: itu, revisi: sql`revisi + 1`, updated_at: by.waktu })
    .where('komoditi_id', '=', ini)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
