const FULL = 'karena cakramnya penuh; beri ruang';
const FORBIDDEN = 'karena pengguna ini tidak diizinkan; beri izin, atau jalankan sebagai pemiliknya';

/** System error codes whose cause is the machine, not the program. */
const causes: Record<string, string> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EROFS: 'karena hanya boleh dibaca; pilih tempat lain',
  EIO: 'karena cakramnya gagal dibaca atau ditulis; periksa cakramnya',
  EMFILE: 'karena terlalu banyak berkas terbuka; naikkan batasnya (ulimit -n)',
  ENOTDIR: 'karena ada berkas di tempat folder; pilih tempat lain',
};

/** A file system error as a sentence, if it is a known one. */
export function explainSystem(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined;
  const cause = causes[String(error.code)];
  // Errors of connections are explained by `explainPostgres`.
  if (cause === undefined || error.syscall === 'connect') return undefined;
  const what = 'path' in error ? `'${error.path}'` : 'Berkas';
  return `${what} tidak dapat dibaca atau ditulis ${cause} (${error.code}).`;
}
