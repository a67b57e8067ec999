import type { Letter } from '../ports.ts';

/** How long a reset link is valid. */
export const RESET_MINUTES = 60;

interface Reset {
  nama_lengkap: string;
  email: string;
  token: string;
  /** The app's origin, such as `https://pangan.example.go.id`. */
  origin: string;
  /** The name of the office's site. */
  situs: string;
}

/** Where a password is chosen with a token. */
export const passwordAddress = (origin: string, { token, email }: { token: string; email: string }): string =>
  `${origin}/change-password?${new URLSearchParams({ token, email })}`;

/** The letter that answers 'Lupa Password?'. */
export function resetLetter({ nama_lengkap, email, token, origin, situs }: Reset): Letter {
  const link = passwordAddress(origin, { token, email });
  return {
    to: email,
    subject: `Atur ulang password ${situs}`,
    text: `Halo ${nama_lengkap},

Kami menerima permintaan untuk mengatur ulang password akun Anda.
Buka tautan berikut untuk memilih password baru:

${link}

Tautan ini berlaku ${RESET_MINUTES} menit dan hanya dapat dipakai satu kali.
Bila Anda tidak memintanya, abaikan surat ini; password Anda tidak berubah.
`,
  };
}
