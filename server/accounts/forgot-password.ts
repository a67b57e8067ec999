import { namaSitus } from '#contract/formulas/situs/situs.ts';
import { forgotPasswordInput, forgotPasswordRules } from '#contract/resources/auth.ts';
import { success } from '../http/answer.ts';
import { readBody } from '../http/body/body.ts';
import type { ApiContext } from '../http/context.ts';
import { randomToken, sha256 } from '../http/crypto.ts';
import type { Try } from '../http/rights/rate-limit.ts';
import { validated } from '../http/write/validated.ts';
import { situsOf } from '../office/situs.ts';
import { withJejak } from './account-jejak.ts';
import { accountNamed, isShared } from './find-account.ts';
import { limits } from './limits.ts';
import { RESET_MINUTES, resetLetter } from './reset-letter.ts';
import { type AccountPorts, triesAt, whoTries } from './tries.ts';

type Account = Awaited<ReturnType<typeof accountNamed>>;

/** POST /forgot-password */
export function forgotPassword(ports: AccountPorts) {
  const { db, now, mail, background, limiter } = ports;

  async function sendLink(c: ApiContext, account: Account | undefined, origin: string): Promise<void> {
    if (account?.aktif !== 1 || isShared(c, account)) return;
    const { id: user_id, nama_lengkap, email } = account;
    const token = randomToken();
    const berlaku_sampai = new Date(now().getTime() + RESET_MINUTES * 60_000).toISOString();
    const sidik = await sha256(token);
    await withJejak(ports, c, async (trx, keep) => {
      await trx.insertInto('atur_ulang_password').values({ sidik, user_id, berlaku_sampai }).execute();
      await keep('lupa-password', user_id);
    });
    await mail.send(resetLetter({ nama_lengkap, email, token, origin, situs: namaSitus(await situsOf(db)) }));
  }

  return async (c: ApiContext) => {
    const { fields } = await readBody(c);
    const { email } = validated(fields, forgotPasswordRules, forgotPasswordInput);
    const mailbox = email.toLowerCase();
    const account = await accountNamed(db, 'email', email);
    const trying = await whoTries(ports, c, account?.id);
    const letters: Try = [limits.letters.account, trying.isKnown ? undefined : mailbox];
    await limiter.count(...triesAt(limits.forgot, mailbox, trying), letters);
    const origin = c.get('origin');
    // In the background, so that neither the answer nor its time tells whether an account has this address.
    background.run('surat-gagal-dikirim', () => sendLink(c, account, origin));
    return success(c, null, 200, 'Berhasil mengirim email');
  };
}
