import { sql } from 'kysely';
import { profilInput, profilRules } from '#contract/resources/akun.ts';
import { invalid } from '../http/answer.ts';
import { readBody } from '../http/body/body.ts';
import type { ApiContext } from '../http/context.ts';
import { touch } from '../http/revision.ts';
import { callerWith } from '../http/rights/session.ts';
import { answerOnce } from '../http/write/answer-once.ts';
import { actorOf, keepJejak } from '../http/write/jejak.ts';
import { validated } from '../http/write/validated.ts';
import type { AccountPorts } from './tries.ts';
import { userOf } from './user-object.ts';

const TIED = 'Email tidak dapat diubah';

/** POST /user */
export function changeProfile({ db, now }: AccountPorts) {
  return async (c: ApiContext) => {
    const caller = callerWith(c);
    const body = await readBody(c);
    const asked = { caller, body, code: 200, message: 'Berhasil mengubah data pengguna' } as const;
    return answerOnce(c, { db, now }, asked, async (trx) => {
      const stored = await userOf(trx, caller.id);
      const fields = { ...stored, ...body.fields, user_id: caller.id };
      const { email, ...changed } = validated(fields, profilRules, profilInput);
      if (email.toLowerCase() !== stored.email.toLowerCase()) throw invalid(TIED, { email: [TIED] });
      await trx
        .updateTable('pengguna')
        .set({ ...changed, revisi: sql`revisi + 1`, updated_at: now().toISOString() })
        .where('id', '=', caller.id)
        .execute();
      await touch(trx, 'pengguna');
      await keepJejak(trx, actorOf(c), { perbuatan: 'ubah', tabel: 'pengguna', baris: caller.id }, now());
      return { user: await userOf(trx, caller.id) };
    });
  };
}
