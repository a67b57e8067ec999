import { namaSitus } from '#contract/formulas/situs/situs.ts';
import { randomToken, sha256 } from '../../http/crypto.ts';
import { situsOf } from '../../office/situs.ts';
import type { Db, Letter, Ports } from '../../ports.ts';
import { passwordAddress } from '../reset-letter.ts';

/** How long the link of an invitation is valid. */
const HARI = 7;
const DAY_MS = 86_400_000;

/** Nobody who waits for an answer waits longer than this for the office's mail server. */
const PATIENCE_MS = 10_000;

/** An invitation, and its link, which is stored nowhere. */
export interface Invitation {
  nama_lengkap: string;
  username: string;
  email: string;
  token: string;
  /** The app's origin. */
  origin: string;
}

/** Makes an account's one link to choose a password by; those before it die. @returns its token */
export async function newInvitation(trx: Db, user_id: number, now: Date): Promise<string> {
  const token = randomToken();
  const berlaku_sampai = new Date(now.getTime() + HARI * DAY_MS).toISOString();
  await trx.deleteFrom('atur_ulang_password').where('user_id', '=', user_id).execute();
  await trx
    .insertInto('atur_ulang_password')
    .values({ sidik: await sha256(token), user_id, berlaku_sampai })
    .execute();
  await trx.updateTable('pengguna').set({ diundang_sampai: berlaku_sampai }).where('id', '=', user_id).execute();
  return token;
}

/** The link of a reset, marked so that its page speaks of an invitation. */
export const invitationAddress = ({ origin, token, email }: Invitation): string =>
  `${passwordAddress(origin, { token, email })}&undangan=1`;

/** The letter to somebody for whom the office has made an account. */
function invitationLetter(invitation: Invitation, situs: string): Letter {
  const { nama_lengkap, username, email } = invitation;
  return {
    to: email,
    subject: `Undangan ke ${situs}`,
    text: `Halo ${nama_lengkap},

Dinas membuatkan Anda akun ${situs} dengan username ${username}.
Buka tautan berikut untuk memilih password Anda:

${invitationAddress(invitation)}

Tautan ini berlaku ${HARI} hari dan hanya dapat dipakai satu kali.
Bila sudah lewat, mintalah undangan baru kepada dinas.
`,
  };
}

/** Sends an invitation. @returns whether it reaches a mailbox */
export async function sendInvitation(
  { db, mail, log }: Pick<Ports, 'db' | 'mail' | 'log'>,
  invitation: Invitation,
): Promise<boolean> {
  const letter = invitationLetter(invitation, namaSitus(await situsOf(db)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server takes too long')), PATIENCE_MS);
  });
  try {
    await Promise.race([mail.send(letter), late]);
    return mail.isPosted;
  } catch (error) {
    log.error('surat-gagal-dikirim', { error: String(error) });
    return false;
  } finally {
    clearTimeout(timer);
  }
}
