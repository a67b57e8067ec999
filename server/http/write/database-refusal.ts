import { Refusal } from '../answer.ts';

const twin = () => new Refusal(409, 'Data yang sama sudah ada');
const used = () => new Refusal(409, 'Data ini masih dipakai, atau menunjuk data yang sudah tidak ada');
const SIBUK = 'Server sedang sibuk. Silahkan coba lagi sebentar lagi.';
const later = (seconds: number) => ({ headers: { 'Retry-After': String(seconds) } });
const busy = () => new Refusal(503, SIBUK, later(5));
const gone = () => new Refusal(503, SIBUK, later(5));
const full = () =>
  new Refusal(507, 'Ruang simpan server sudah penuh, jadi belum tersimpan. Silahkan coba lagi nanti.', later(60));
const readOnly = () => new Refusal(503, 'Server sedang tidak dapat menyimpan. Silahkan coba lagi nanti.', later(60));
const ailing = () => new Refusal(503, 'Penyimpanan server sedang bermasalah. Silahkan coba lagi nanti.', later(60));

/** By SQLSTATE, by the code of the system, or by the result code of SQLite: the extended one, then the primary. */
const meanings: Record<string, () => Refusal> = {
  '23505': twin,
  '2067': twin,
  '1555': twin,
  '23503': used,
  '787': used,
  // Another one writes for too long; too many connections; a question that took too long.
  '5': busy,
  '55P03': busy,
  '53300': busy,
  '57014': busy,
  '25P03': gone,
  // The database is stopping or starting, or gone.
  '57P01': gone,
  '57P02': gone,
  '57P03': gone,
  '08000': gone,
  '08003': gone,
  '08006': gone,
  ECONNREFUSED: gone,
  ECONNRESET: gone,
  EHOSTUNREACH: gone,
  ENETUNREACH: gone,
  ENOTFOUND: gone,
  EAI_AGAIN: gone,
  EPIPE: gone,
  ETIMEDOUT: gone,
  // No room for rows or for pictures.
  '13': full,
  '53100': full,
  ENOSPC: full,
  EDQUOT: full,
  '8': readOnly,
  '25006': readOnly,
  EROFS: readOnly,
  EACCES: readOnly,
  EPERM: readOnly,
  '10': ailing,
  '14': ailing,
  '58030': ailing,
  EIO: ailing,
};

/** Sentences of the driver, which has no codes for its own failures. */
const GONE = /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (has|was) )/;

function meaningOf(error: unknown): (() => Refusal) | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode, syscall } = error as Error & { code?: unknown; errcode?: unknown; syscall?: unknown };
  if (typeof errcode === 'number') return meanings[errcode] ?? meanings[errcode & 0xff];
  // The socket of a server on this machine goes when the server stops.
  if (code === 'ENOENT' && syscall === 'connect') return gone;
  return meanings[String(code)] ?? (GONE.test(error.message) ? gone : undefined);
}

/**
 * What the one who asked is told when the database or the disk refused: the last line behind the checks that name the
 * row, and the only one when it cannot be reached or written. Null for what is the program's own fault.
 */
export const databaseRefusal = (error: unknown): Refusal | null => meaningOf(error)?.() ?? null;

/** Whether no answer came: what was asked may have been done all the same. */
export const isUnanswered = (error: unknown): boolean => meaningOf(error) === gone;
