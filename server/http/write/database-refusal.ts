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

/** By SQLSTATE, system error code, or SQLite result code (extended, then primary). */
const meanings: Record<string, () => Refusal> = {
  '23505': twin,
  '2067': twin,
  '1555': twin,
  '23503': used,
  '787': used,
  // Lock timeout; too many connections; statement timeout.
  '5': busy,
  '55P03': busy,
  '53300': busy,
  '57014': busy,
  '25P03': gone,
  // The database is stopping, starting or gone.
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
  // No space for rows or pictures.
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

/** pg has no codes for its own failures, only messages. */
const GONE = /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (has|was) )/;

function meaningOf(error: unknown): (() => Refusal) | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode, syscall } = error as Error & { code?: unknown; errcode?: unknown; syscall?: unknown };
  if (typeof errcode === 'number') return meanings[errcode] ?? meanings[errcode & 0xff];
  // A local PostgreSQL server that stops removes its socket.
  if (code === 'ENOENT' && syscall === 'connect') return gone;
  return meanings[String(code)] ?? (GONE.test(error.message) ? gone : undefined);
}

/**
 * The refusal for an error of the database or disk: a last line behind checks that name the row, and the only one when
 * the database cannot be reached or written. Null for errors of the program itself.
 */
export const databaseRefusal = (error: unknown): Refusal | null => meaningOf(error)?.() ?? null;

/** Whether the database did not answer: the statement may have been executed all the same. */
export const isUnanswered = (error: unknown): boolean => meaningOf(error) === gone;
