import { sql } from 'kysely';
import type { TabelLaporan } from '#contract/limits.ts';
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
import { stateOf } from './history.ts';
import { subjectOf } from './names.ts';

/**
 * Answers `POST /{resource}/koreksi`: corrects or deletes several rows of a report, all or none. Each row must be at the
 * revision that the sender has seen.
 */
export const correctRows =
  <Input extends object>(ports: ResourcePorts, writes: Writes<Input>, tabel: TabelLaporan) =>
  async (c: ApiContext): Promise<Response> => {
    const caller = callerWith(c, 'superadmin');
    const body = await readBody(c);
    const request = validated(body.fields, alasanRules, koreksiBanyak.input);
    refuseOtherFields(writes, request);

    return answerOnce(c, ports, { caller, body, code: 200 }, async (trx): Promise<HasilKoreksi> => {
      const { alasan, perbuatan, baris } = request;
      const rows = await rowsAsSeen(trx, tabel, baris, (id) => writes.shown(trx, id, caller));
      for (const { row, ubah = {} } of rows) {
        try {
          if (perbuatan === 'hapus') await removeRow(c, trx, ports.now(), writes, row, { alasan });
          else await changeRow(c, trx, ports.now(), writes, row, { sent: { ...ubah, alasan } });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const { code, message, details } = error;
          const [name, why] = [await nameOf(trx, row), message.replace(/\.$/, '')];
          const says = `${name}: ${why}. Tidak ada yang disimpan.`;
          throw new Refusal(code, says, { ...details, data: { ...details.data, id: row.id } });
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
async function rowsAsSeen(
  trx: Transaction,
  tabel: TabelLaporan,
  baris: KoreksiBanyak['baris'],
  shown: (id: number) => Promise<unknown>,
) {
  const ids = baris.map(({ id }) => id);
  const { rows } = await sql<Stored>`select * from ${sql.table(tabel)} where id in (${sql.join(ids)})`.execute(trx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const all = [];
  for (const { id, revisi, ubah } of baris) {
    const row = byId.get(id);
    if (!row) {
      const name = await nameOfDeleted(trx, tabel, id);
      throw new Refusal(412, `${name} sudah dihapus orang lain. Tidak ada yang disimpan.`, { data: { id } });
    }
    if (row.revisi !== revisi) {
      const name = await nameOf(trx, row);
      throw new Refusal(412, `${name} sudah diubah orang lain. Tidak ada yang disimpan.`, {
        data: { id, baris: await shown(id) },
      });
    }
    all.push({ row, ubah });
  }
  return all;
}

async function nameOf(trx: Transaction, row: Stored): Promise<string> {
  const { nama, nama_kecamatan } = await subjectOf(trx, row);
  return [nama, nama_kecamatan].filter(Boolean).join(', ') || `Baris ${row.id}`;
}

async function nameOfDeleted(trx: Transaction, tabel: TabelLaporan, id: number): Promise<string> {
  const version = await trx
    .selectFrom('versi_baris')
    .select('isi')
    .where('tabel', '=', tabel)
    .where('baris', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return version ? nameOf(trx, stateOf(version)) : `Baris ${id}`;
}
