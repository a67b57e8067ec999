import { forgotPasswordInput } from '#contract/inputs/akun.ts';
import { forgotPasswordRules } from '#contract/rules/auth.ts';
import { success } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import type { ApiContext } from '../http/context.ts';
import { neighbourhood } from '../http/neighbourhood.ts';
import { randomToken } from '../http/random-token.ts';
import { sha256 } from '../http/sha256.ts';
import { validated } from '../http/validated.ts';
import type { AccountPorts } from './account-ports.ts';
import { accountNamed } from './find-account.ts';
import { limits } from './limits.ts';
import { RESET_MINUTES, resetLetter } from './reset-letter.ts';
import { isShared } from './shared-account.ts';

/** POST /forgot-password */
export function forgotPassword({ db, now, mail, background, limiter }: AccountPorts) {
  async function sendLink(c: ApiContext, asked: string, origin: string): Promise<void> {
    const account = await accountNamed(db, 'email', asked);
    if (account?.aktif !== 1 || isShared(c, account)) return;
    const { id: user_id, nama_lengkap, email } = account;
    const token = randomToken();
    const berlaku_sampai = new Date(now().getTime() + RESET_MINUTES * 60_000).toISOString();
    await db
      .insertInto('atur_ulang_password')
      .values({ sidik: await sha256(token), user_id, berlaku_sampai })
      .execute();
    await mail.send(resetLetter({ nama_lengkap, email, token, origin }));
  }

  return async (c: ApiContext) => {
    const { fields } = await readBody(c);
    const { email } = validated(fields, forgotPasswordRules, forgotPasswordInput);
    await limiter.count([limits.forgot.account, email.toLowerCase()], [limits.forgot.address, neighbourhood(c)]);
    const origin = c.get('origin');
    // Neither the answer nor the time it takes may tell whether somebody has this address.
    background.run('surat-gagal-dikirim', () => sendLink(c, email, origin));
    return success(c, null, 200, 'Berhasil mengirim email');
  };
}
