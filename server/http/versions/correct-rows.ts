import { sql } from 'kysely';
import { alasanRules, type HasilKoreksi, type KoreksiBanyak, koreksiBanyak } from '#contract/resources/koreksi.ts';
import { references } from '../../db/references.ts';
import type { Transaction } from '../../ports.ts';
import { invalid, Refusal } from '../answer.ts';
import { readBody } from '../body/body.ts';
import type { ApiContext, ResourcePorts } from '../context.ts';
import { callerWith } from '../rights/session.ts';
import { answerOnce } from '../write/answer-once.ts';
import { changeRow } from '../write/change-row.ts';
import { removeRow } from '../write/remove-row.ts';
import { validated } from '../write/validated.ts';
import type { Stored, Writes } from '../write/writes.ts';
import { filledIn, stateOf } from './history.ts';
import type { State } from './keep-version.ts';
import { namesBehind, subjectNames } from './names.ts';

/**
 * Answers `POST /{resource}/koreksi`: corrects or deletes several rows of a report, all or none. Each row must be at the
 * revision that the sender has seen.
 */
export const correctRows =
  <Input extends object>(ports: ResourcePorts, writes: Writes<Input>) =>
  async (c: ApiContext): Promise<Response> => {
    const caller = callerWith(c, 'superadmin');
    const body = await readBody(c);
    const sent = validated(body.fields, alasanRules, koreksiBanyak.input);
    refuseOtherFields(writes, sent);

    return answerOnce(c, ports, { caller, body, code: 200 }, async (trx): Promise<HasilKoreksi> => {
      const { alasan, perbuatan, baris } = sent;
      const rows = await rowsAsSeen(trx, writes, baris, (id) => writes.shown(trx, id, caller));
      for (const { stored, ubah = {} } of rows) {
        try {
          if (perbuatan === 'hapus') await removeRow(c, trx, ports.now(), writes, stored, { alasan });
          else await changeRow(c, trx, ports.now(), writes, stored, { sent: { ...ubah, alasan } });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const { code, message, details } = error;
          const [name, why] = [await nameOf(trx, stored), message.replace(/\.$/, '')];
          const says = `${name}: ${why}. Tidak ada yang disimpan.`;
          throw new Refusal(code, says, { ...details, data: { ...details.data, id: stored.id } });
        }
      }
      return { jumlah: rows.length };
    });
  };

/** @throws Refusal 422 for a field that is no figure of the report */
function refuseOtherFields<Input extends object>(
  { input, naturalKey }: Pick<Writes<Input>, 'input' | 'naturalKey'>,
  { perbuatan, baris }: KoreksiBanyak,
): void {
  if (perbuatan === 'hapus') return;
  const fixed = new Set([...Object.keys(references), ...(naturalKey?.columns ?? [])]);
  for (const { ubah = {} } of baris) {
    const names = Object.keys(ubah);
    const other = names.find((name) => fixed.has(name) || !(name in input.shape));
    const message = names.length === 0 ? 'Isian yang berubah harus disebut' : `Isian ${other} tidak dapat dikoreksi`;
    if (names.length === 0 || other !== undefined) throw invalid(message, { baris: [message] });
  }
}

/** @throws Refusal 412 naming the row that was changed or deleted meanwhile */
async function rowsAsSeen<Input extends object>(
  trx: Transaction,
  { table }: Pick<Writes<Input>, 'table'>,
  seen: KoreksiBanyak['baris'],
  shown: (id: number) => Promise<unknown>,
) {
  const ids = seen.map(({ id }) => id);
  const { rows } = await sql<Stored>`select * from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(trx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const all = [];
  for (const { id, revisi, ubah } of seen) {
    const stored = byId.get(id);
    if (!stored) {
      const name = await nameOfDeleted(trx, table, id);
      throw new Refusal(412, `${name} sudah dihapus orang lain. Tidak ada yang disimpan.`, { data: { id } });
    }
    if (stored.revisi !== revisi) {
      const name = await nameOf(trx, stored);
      throw new Refusal(412, `${name} sudah diubah orang lain. Tidak ada yang disimpan.`, {
        data: { id, baris: await shown(id) },
      });
    }
    all.push({ stored, ubah });
  }
  return all;
}

async function nameOf(trx: Transaction, state: State): Promise<string> {
  const isi = filledIn(state);
  const { nama, nama_kecamatan } = subjectNames(isi, await namesBehind(trx, Object.entries(isi)));
  return [nama, nama_kecamatan].filter(Boolean).join(', ') || `Baris ${state.id}`;
}

async function nameOfDeleted(trx: Transaction, table: string, id: number): Promise<string> {
  const version = await trx
    .selectFrom('versi_baris')
    .select('isi')
    .where('tabel', '=', table as never)
    .where('baris', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return version ? nameOf(trx, stateOf(version)) : `Baris ${id}`;
}
