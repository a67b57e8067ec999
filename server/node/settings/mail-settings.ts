import { StartError } from '../faults/start-error.ts';

/** Reads `SMTP_URL`; null: letters are written to the data folder. @throws StartError, without the password */
export function readSmtpUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return text;
  throw new StartError(
    'SMTP_URL harus berupa alamat server surat, misalnya smtp://nama:rahasia@mail.example.go.id:587.',
  );
}

/** Reads `MAIL_FROM`, the sender of letters, which is required with `SMTP_URL`. @throws StartError */
export function readMailFrom(text: string | undefined, smtpUrl: string | undefined): string {
  if (text === undefined && smtpUrl === undefined) return 'Lumbung <lumbung@localhost>';
  if (text !== undefined && /^([^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text)) return text;
  const example = "misalnya 'Lumbung <lumbung@example.go.id>'";
  throw new StartError(
    text === undefined
      ? `MAIL_FROM wajib diisi bersama SMTP_URL dengan alamat pengirim surat, ${example}.`
      : `MAIL_FROM harus berupa alamat pengirim surat, ${example}, bukan '${text}'.`,
  );
}
