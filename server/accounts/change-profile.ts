import { type Insertable, sql } from 'kysely';
import { avatarRules, profilInput, profilRules } from '#contract/resources/akun.ts';
import type { Database } from '../db/schema.ts';
import { invalid } from '../http/answer.ts';
import { readBody } from '../http/body/body.ts';
import type { ApiContext } from '../http/context.ts';
import { callerWith } from '../http/rights/session.ts';
import { filesOf, preparedUpload } from '../http/uploads/prepare-upload.ts';
import { storeUploads } from '../http/uploads/store-uploads.ts';
import { answerOnce } from '../http/write/answer-once.ts';
import { noteWrite } from '../http/write/jejak.ts';
import { validated } from '../http/write/validated.ts';
import type { Transaction } from '../ports.ts';
import type { AccountPorts } from './tries.ts';
import { userOf } from './user-object.ts';

const TIED = 'Email tidak dapat diubah';
const [, NOT_A_PICTURE = ''] = avatarRules.map(([message]) => message);

/** POST /user */
export function changeProfile(ports: AccountPorts) {
  return async (c: ApiContext) => {
    const caller = callerWith(c);
    const body = await readBody(c);
    const asked = { caller, body, code: 200, message: 'Berhasil mengubah data pengguna' } as const;
    return answerOnce(c, ports, asked, async (trx) => {
      const stored = await userOf(trx, caller.id);
      const fields = { ...stored, ...body.fields, user_id: caller.id };
      const { email, ...changed } = validated(fields, profilRules, profilInput);
      if (email.toLowerCase() !== stored.email.toLowerCase()) throw invalid(TIED, { email: [TIED] });
      return change(c, trx, ports.now(), changed);
    });
  };
}

/** POST /user/update-foto */
export function changeAvatar(ports: AccountPorts) {
  return async (c: ApiContext) => {
    const caller = callerWith(c);
    const body = await readBody(c);
    const [file] = filesOf(body, 'foto');
    if (!file) throw invalid(NOT_A_PICTURE, { foto: [NOT_A_PICTURE] });
    const upload = await preparedUpload(ports.pictures, file, avatarRules);
    const asked = { caller, body, code: 200, message: 'Berhasil mengubah foto' } as const;
    return storeUploads(ports, [upload], (left) =>
      answerOnce(c, ports, asked, async (trx) => {
        const own = trx.selectFrom('pengguna').select('foto').where('id', '=', caller.id);
        const { foto } = await own.executeTakeFirstOrThrow();
        if (foto !== null) left.push(foto);
        return change(c, trx, ports.now(), { foto: upload.name }, 'foto');
      }),
    );
  };
}

/** Changes columns of the caller's account. @returns the answer's data */
async function change(
  c: ApiContext,
  trx: Transaction,
  now: Date,
  values: Partial<Insertable<Database['pengguna']>>,
  keterangan?: string,
) {
  const { id } = callerWith(c);
  await trx
    .updateTable('pengguna')
    .set({ ...values, revisi: sql`revisi + 1`, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
  await noteWrite(c, trx, now, { perbuatan: 'ubah', tabel: 'pengguna', baris: id, ...(keterangan && { keterangan }) });
  return { user: await userOf(trx, id) };
}
