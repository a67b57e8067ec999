import type { TabelLaporan } from '#contract/limits.ts';
import { pulihkan, pulihkanRules } from '#contract/resources/versi.ts';
import { notFound, Refusal } from '../answer.ts';
import { readBody } from '../body/body.ts';
import type { ApiContext, ResourcePorts } from '../context.ts';
import { callerWith } from '../rights/session.ts';
import { answerOnce } from '../write/answer-once.ts';
import { changeRow } from '../write/change-row.ts';
import { touchable } from '../write/stored-row.ts';
import { validated } from '../write/validated.ts';
import type { Writes } from '../write/writes.ts';
import { stateOf } from './history.ts';
import { withMerged } from './merged-rows.ts';
import { refuseOldUnit } from './old-unit.ts';

/**
 * Answers `POST /{resource}/{id}/pulihkan`: what stood in the row at an earlier revision becomes its next one, under
 * all checks of an update. Whose the row is does not change.
 */
export const restoreVersion =
  <Input extends object>({ db, now }: ResourcePorts, writes: Writes<Input>, tabel: TabelLaporan) =>
  async (c: ApiContext): Promise<Response> => {
    const caller = callerWith(c, ...writes.writers.roles);
    const body = await readBody(c);
    const { revisi } = validated(body.fields, pulihkanRules, pulihkan.input);

    return answerOnce(c, { db, now }, { caller, body, code: 200 }, async (trx) => {
      const stored = await touchable(c, trx, writes);
      if (stored.revisi === revisi) throw new Refusal(409, 'Versi ini yang sedang berlaku');
      const kept = await trx
        .selectFrom('versi_baris')
        .select(['isi', 'waktu'])
        .where('tabel', '=', tabel)
        .where('baris', '=', stored.id)
        .where('revisi', '=', revisi)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      if (!kept) throw notFound('Versi itu');
      await refuseOldUnit(trx, stored, kept.waktu);
      const { user_id: _, ...sent } = await withMerged(trx, stateOf(kept));
      const keterangan = `kembali ke revisi ${revisi}`;
      const { alasan } = body.fields;
      return changeRow(c, trx, now(), writes, stored, { sent: { ...sent, alasan }, perbuatan: 'pulihkan', keterangan });
    });
  };
