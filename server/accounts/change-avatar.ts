import { sql } from 'kysely';
import { avatarRules } from '#contract/resources/akun.ts';
import { invalid } from '../http/answer.ts';
import { readBody } from '../http/body/body.ts';
import type { ApiContext } from '../http/context.ts';
import { touch } from '../http/revision.ts';
import { callerWith } from '../http/rights/session.ts';
import { filesOf, preparedUpload } from '../http/uploads/prepare-upload.ts';
import { removeLeft, storeUploads } from '../http/uploads/store-uploads.ts';
import { answerOnce } from '../http/write/answer-once.ts';
import { actorOf, keepJejak } from '../http/write/jejak.ts';
import type { AccountPorts } from './tries.ts';
import { userOf } from './user-object.ts';

const [, NOT_A_PICTURE] = avatarRules.map(([message]) => message);

/** POST /user/update-foto */
export function changeAvatar(ports: AccountPorts) {
  const { pictures, now } = ports;
  return async (c: ApiContext) => {
    const caller = callerWith(c);
    const body = await readBody(c);
    const [file] = filesOf(body, 'foto');
    if (!file) throw invalid(String(NOT_A_PICTURE), { foto: [String(NOT_A_PICTURE)] });
    const upload = await preparedUpload(pictures, file, avatarRules);
    const asked = { caller, body, code: 200, message: 'Berhasil mengubah foto' } as const;
    const left: string[] = [];
    const answer = await storeUploads(ports, [upload], () =>
      answerOnce(c, ports, asked, async (trx) => {
        const own = trx.selectFrom('pengguna').select('foto').where('id', '=', caller.id);
        const { foto } = await own.executeTakeFirstOrThrow();
        if (foto !== null) left.push(foto);
        await trx
          .updateTable('pengguna')
          .set({ foto: upload.name, revisi: sql`revisi + 1`, updated_at: now().toISOString() })
          .where('id', '=', caller.id)
          .execute();
        await touch(trx, 'pengguna');
        await keepJejak(
          trx,
          actorOf(c),
          { perbuatan: 'ubah', tabel: 'pengguna', baris: caller.id, keterangan: 'foto' },
          now(),
        );
        return { user: await userOf(trx, caller.id) };
      }),
    );
    removeLeft(ports, left);
    return answer;
  };
}
