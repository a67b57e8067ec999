const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const FULL = 'tidak dapat bertambah karena cakram penuh; beri ruang';

/** Primary result codes of SQLite whose cause is the machine, not the program. */
const sqlite: Record<number, string> = {
  5: 'sedang dipakai program lain; hentikan program itu dahulu',
  8: 'tidak boleh ditulisi; beri izin tulis',
  10: 'gagal dibaca atau ditulis; periksa cakram penyimpanannya',
  11: 'rusak; pulihkan dari cadangan',
  13: FULL,
  14: 'tidak dapat dibuka; periksa izinnya',
  26: 'rusak atau bukan basis data; pulihkan dari cadangan',
};

/** The fault of a database file, if it is a known one. */
export const explainSqlite = (error: unknown): string | undefined =>
  sqlite[error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : Number.NaN];

/** SQLSTATE codes whose cause is the machine, not the program. */
const postgres: Record<string, string> = {
  '28P01': 'menolak nama pengguna atau password; periksa DATABASE_URL',
  '28000': 'menolak pengguna ini; periksa DATABASE_URL dan pg_hba.conf',
  '3D000': "tidak ada; buat dahulu, misalnya dengan 'createdb'",
  '42501': 'tidak boleh ditulisi pengguna ini; beri hak membuat tabel di dalamnya',
  '53300': 'tidak menerima koneksi lagi; naikkan max_connections',
  '53100': FULL,
  '25006': 'hanya dapat dibaca; arahkan DATABASE_URL ke server utamanya',
  XX001: 'rusak; pulihkan dari cadangan',
  XX002: 'rusak; pulihkan dari cadangan',
  '57P03': 'belum siap menerima koneksi; ulangi sebentar lagi',
};

/** The fault of a PostgreSQL database, if it is a known one. */
export function explainPostgres(error: unknown): string | undefined {
  const known = postgres[codeOf(error)];
  if (known) return known;
  const isNetwork = error instanceof Error && ('syscall' in error || /timeout|terminated/i.test(error.message));
  if (!isNetwork && !(error instanceof AggregateError)) return undefined;
  const code = codeOf(error) || 'tidak ada jawaban';
  return `tidak dapat dihubungi (${code}); periksa DATABASE_URL dan apakah PostgreSQL berjalan`;
}
