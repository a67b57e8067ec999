import type { z } from 'zod';
import { undanganInput, undanganRules } from '#contract/resources/kelola-akun.ts';
import { Refusal, success, textOf } from '../../http/answer.ts';
import { readBody } from '../../http/body/body.ts';
import type { ApiContext } from '../../http/context.ts';
import { randomToken } from '../../http/crypto.ts';
import { callerWith, forbidden } from '../../http/rights/session.ts';
import { answerOnce } from '../../http/write/answer-once.ts';
import { noteWrite } from '../../http/write/jejak.ts';
import { validated } from '../../http/write/validated.ts';
import type { Ports, Transaction } from '../../ports.ts';
import { refuseTaken } from '../find-account.ts';
import { hashOf } from '../password.ts';
import { akunRows } from './akun-rows.ts';
import { assignKecamatan, assignPeran, refuseUnknownKecamatan } from './assign.ts';
import { type Invitation, invitationAddress, newInvitation, sendInvitation } from './invitation.ts';
import { manageable, mayManage, maySend } from './target.ts';

export type InvitePorts = Pick<Ports, 'db' | 'now' | 'mail' | 'log' | 'passwords' | 'background'>;

/** A hash that no password matches. */
export const noPassword = ({ passwords }: Pick<InvitePorts, 'passwords'>): Promise<string> =>
  hashOf(passwords, randomToken());

/** Makes an account that has no password yet. @returns its id and the token of its invitation */
export async function addInvited(
  c: ApiContext,
  trx: Transaction,
  { peran, kecamatan_ids, ...person }: z.infer<typeof undanganInput>,
  { password_hash, now }: { password_hash: string; now: Date },
): Promise<{ id: number; token: string }> {
  const created_at = now.toISOString();
  const { id } = await trx
    .insertInto('pengguna')
    .values({ ...person, password_hash, created_at, updated_at: created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await assignPeran(trx, id, peran);
  await assignKecamatan(trx, id, kecamatan_ids);
  await noteWrite(c, trx, now, { perbuatan: 'akun-undang', tabel: 'pengguna', baris: id, keterangan: peran }, [
    'pengguna_peran',
    'pengguna_kecamatan',
  ]);
  return { id, token: await newInvitation(trx, id, now) };
}

/** POST /akun */
export function inviteAkun(ports: InvitePorts) {
  return async (c: ApiContext) => {
    const caller = callerWith(c, 'admin');
    const body = await readBody(c);
    const asked = validated(body.fields, undanganRules, undanganInput);
    if (!mayManage(caller, [asked.peran])) throw forbidden();
    const password_hash = await noPassword(ports);
    return answerInvited(c, ports, { body, code: 201 }, async (trx) => {
      await refuseTaken(trx, asked);
      await refuseUnknownKecamatan(trx, asked.kecamatan_ids);
      const { id, token } = await addInvited(c, trx, asked, { password_hash, now: ports.now() });
      return { id, invitation: { ...asked, token, origin: c.get('origin') } };
    });
  };
}

/** POST /akun/{id}/undang: a new link, in the place of the old one. */
export function inviteAgain(ports: InvitePorts) {
  return async (c: ApiContext) => {
    callerWith(c, 'admin');
    const body = await readBody(c);
    return answerInvited(c, ports, { body, code: 200 }, async (trx) => {
      const target = await manageable(c, trx);
      if (target.aktif !== 1) throw new Refusal(409, 'Akun ini tidak aktif. Aktifkan dahulu, lalu undang lagi.');
      if (target.diundang_sampai === null) {
        throw new Refusal(409, 'Pemilik akun ini sudah memilih password. Bila lupa, ia dapat memakai Lupa Password.');
      }
      const token = await newInvitation(trx, target.id, ports.now());
      const act = { perbuatan: 'akun-undang', tabel: 'pengguna', baris: target.id, keterangan: 'lagi' } as const;
      await noteWrite(c, trx, ports.now(), act);
      return { id: target.id, invitation: { ...target, token, origin: c.get('origin') } };
    });
  };
}

interface Invited {
  id: number;
  invitation: Invitation;
}

/**
 * Answers with the account, and with the link where no letter can bring it. The answer that is stored for a repetition
 * lacks the link: tokens are stored hashed only.
 */
async function answerInvited(
  c: ApiContext,
  ports: InvitePorts,
  { body, code }: { body: Awaited<ReturnType<typeof readBody>>; code: 200 | 201 },
  act: (trx: Transaction) => Promise<Invited>,
): Promise<Response> {
  const caller = callerWith(c, 'admin');
  let invitation: Invitation | undefined;
  const stored = await answerOnce(c, ports, { caller, body, code }, async (trx) => {
    const made = await act(trx);
    ({ invitation } = made);
    const [akun] = await akunRows(trx, [made.id], caller);
    return { akun };
  });
  const { data } = JSON.parse(textOf(stored) ?? '{}');
  // A repetition: the letter has left, or the link was shown.
  if (!invitation) return success(c, { ...data, surat: null }, code, 'Undangan sudah dibuat');
  const isSent = (await maySend(c, ports.db)) && (await sendInvitation(ports, invitation));
  return isSent
    ? success(c, { ...data, surat: true }, code, `Undangan dikirim ke ${invitation.email}`)
    : success(
        c,
        { ...data, surat: false, undangan_url: invitationAddress(invitation) },
        code,
        'Undangan dibuat, tetapi suratnya tidak terkirim. Teruskan tautannya sendiri.',
      );
}
