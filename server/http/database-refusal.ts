import { Refusal } from './answer.ts';

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
const codes: readonly (readonly [() => Refusal, string])[] = [
  [twin, '23505 2067 1555'],
  [used, '23503 787'],
  // Lock timeout; too many connections; statement timeout.
  [busy, '5 55P03 53300 57014'],
  // The database is stopping, starting or gone.
  [gone, '25P03 57P01 57P02 57P03 08000 08003 08006'],
  [gone, 'ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN EPIPE ETIMEDOUT'],
  // No space for rows or pictures.
  [full, '13 53100 ENOSPC EDQUOT'],
  [readOnly, '8 25006 EROFS EACCES EPERM'],
  [ailing, '10 14 58030 EIO'],
];
const meanings = new Map(codes.flatMap(([meaning, all]) => all.split(' ').map((code) => [code, meaning] as const)));

/** pg has no codes for its own failures, only messages. */
const GONE = /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (has|was) )/;

function meaningOf(error: unknown): (() => Refusal) | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode, syscall } = error as Error & { code?: unknown; errcode?: unknown; syscall?: unknown };
  if (typeof errcode === 'number') return meanings.get(`${errcode}`) ?? meanings.get(`${errcode & 0xff}`);
  // A local PostgreSQL server that stops removes its socket.
  if (code === 'ENOENT' && syscall === 'connect') return gone;
  return meanings.get(String(code)) ?? (GONE.test(error.message) ? gone : undefined);
}

/**
 * The refusal for an error of the database or disk: a last line behind checks that name the row, and the only one when
 * the database cannot be reached or written. Null for errors of the program itself.
 */
export const databaseRefusal = (error: unknown): Refusal | null => meaningOf(error)?.() ?? null;

/** Whether the database did not answer: the statement may have been executed all the same. */
export const isUnanswered = (error: unknown): boolean => meaningOf(error) === gone;
