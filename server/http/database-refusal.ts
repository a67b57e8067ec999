import { Refusal } from './answer.ts';

const twin = () => new Refusal(409, 'Data yang sama sudah ada');
const used = () => new Refusal(409, 'Data ini masih dipakai, atau menunjuk data yang sudah tidak ada');
const busy = () =>
  new Refusal(503, 'Server sedang sibuk. Silahkan coba lagi sebentar lagi.', { headers: { 'Retry-After': '5' } });

/** By SQLSTATE, or by the result code of SQLite. */
const meanings: Record<string, () => Refusal> = {
  '23505': twin,
  '2067': twin,
  '1555': twin,
  '23503': used,
  '787': used,
  // Another one writes for too long; too many connections; the database is stopping or starting, or gone.
  '5': busy,
  '55P03': busy,
  '53300': busy,
  '57P01': busy,
  '57P02': busy,
  '57P03': busy,
  ECONNREFUSED: busy,
  ECONNRESET: busy,
};

/** Sentences of the driver, which has no codes for its own failures. */
const BUSY = /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (has|was) )/;

/**
 * What the one who asked is told when the database refused: the last line behind the checks that name the row, and
 * the only one when it cannot be reached. Null for what is the program's own fault.
 */
export function databaseRefusal(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  const meaning = meanings[String(errcode ?? code)] ?? (BUSY.test(error.message) ? busy : undefined);
  return meaning?.() ?? null;
}
