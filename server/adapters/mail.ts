import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Letter, Log, Mail } from '../ports.ts';

interface MailOptions {
  /** Such as `smtp://name:password@mail.example.go.id:587`; null: letters become files. */
  smtpUrl: string | null;
  from: string;
  /** Where letters are written when no SMTP server is set. */
  folder: string;
  log: Log;
}

/** Sending happens in the background, but a hanging server must not hold a letter for ever. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
/** nodemailer must not resolve files or addresses that a letter's text names. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

/** Sends letters by SMTP, or writes them as files where nobody set up a server. */
export function createMail({ smtpUrl, from, folder, log }: MailOptions): Mail {
  if (smtpUrl !== null) {
    // Loaded with the first letter: it takes ten megabytes, and most days have none.
    const open = async () => (await import('nodemailer')).createTransport({ url: smtpUrl, ...timeouts, ...closed });
    let smtp: ReturnType<typeof open> | undefined;
    return {
      isPosted: true,
      async send({ dari, ...letter }) {
        smtp ??= open();
        await (await smtp).sendMail({ from: senderOf(from, dari), ...letter });
      },
    };
  }
  return {
    isPosted: false,
    async send(letter) {
      const now = new Date();
      const berkas = join(folder, `${now.toISOString().replace(/[:.]/g, '-')}-${crypto.randomUUID()}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Readable by the owner only: it may hold a reset link.
      await writeFile(berkas, written(senderOf(from, letter.dari), letter, now), { mode: 0o600 });
      log.info('surat-ditulis', { berkas });
    },
  };
}

/** The setting's address behind another name; a name is quoted, and holds no sign that ends it. */
function senderOf(from: string, name: string | undefined): string {
  const address = /<([^<>]+)>$/.exec(from)?.[1] ?? from;
  return name ? `"${name.replace(/["\\\p{Cc}]/gu, '')}" <${address}>` : from;
}

/** Unencoded and unfolded, so that links in the file can be followed. */
function written(from: string, { to, subject, text }: Letter, now: Date): string {
  const headers = {
    From: from,
    To: to,
    Subject: subject,
    Date: now.toUTCString().replace('GMT', '+0000'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value.replace(/\p{Cc}+/gu, ' ')}`);
  return `${lines.join('\n')}\n\n${text}`;
}
