import { createMiddleware } from 'hono/factory';
import { sql } from 'kysely';
import type { Peran } from '#contract/limits.ts';
import { placeholder, runCompiled } from '../../db/compiled-query.ts';
import type { Db, Ports } from '../../ports.ts';
import { Refusal } from '../answer.ts';
import { type ApiContext, type ApiEnv, bindingsOf, type Caller } from '../context.ts';
import { sha256 } from '../crypto.ts';
import { databaseRefusal } from '../database-refusal.ts';

const DAY_MS = 86_400_000;
const LIFETIME_MS = 30 * DAY_MS;
/** Sessions end after this even when used: a lost and forgotten device is logged out some day. */
const LONGEST_MS = 90 * DAY_MS;
/** How often the last use is recorded. */
const SEEN_MS = 3_600_000;

/** The end of a session that is used now. */
export const sessionEnd = (begun: Date, now: Date): string =>
  new Date(Math.min(now.getTime() + LIFETIME_MS, begun.getTime() + LONGEST_MS)).toISOString();

/** Sessions begun before this are over whatever their stored end: earlier versions wrote later ones. */
export const outSince = (now: Date): string => new Date(now.getTime() - LONGEST_MS).toISOString();

const tokenOf = (c: ApiContext): string | undefined => /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];

/**
 * Names the history that an answer is of, and how many writes it has: `9b2f0c4e.318`. A restore and each start of
 * the server begin another history; a number below one that was seen before tells that the database was put back under a
 * running server (docs/decisions/0044).
 */
const HISTORY_HEADER = 'X-Riwayat';

/** Identifies the caller. An invalid token is refused only where a caller is required. */
export const session = ({ db, now }: Pick<Ports, 'db' | 'now'>) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const token = tokenOf(c);
    const callerSession = token ? await callerOf(db, await sha256(token), now()) : null;
    const caller = callerSession?.caller ?? null;
    if (caller) bindingsOf(c).kenali?.(caller.id);
    if (callerSession) c.header(HISTORY_HEADER, callerSession.riwayat);
    c.set('caller', caller);
    await next();
  });

async function callerOf(db: Db, sidik: string, now: Date): Promise<{ caller: Caller; riwayat: string } | null> {
  // One row per role and sub-district. Every request runs this query.
  const given = { sidik, since: outSince(now), now: now.toISOString() };
  const rows = await runCompiled(db, 'sesi', given, () =>
    db
      .selectFrom('sesi')
      .innerJoin('pengguna', 'pengguna.id', 'sesi.user_id')
      .leftJoin('pengguna_peran', 'pengguna_peran.user_id', 'pengguna.id')
      .leftJoin('pengguna_kecamatan', 'pengguna_kecamatan.user_id', 'pengguna.id')
      .select([
        'pengguna.id',
        'sesi.created_at',
        'sesi.terakhir',
        'pengguna_peran.peran',
        'pengguna_kecamatan.kecamatan_id',
      ])
      .select(({ selectFrom }) => [
        selectFrom('keterangan').select('nilai').where('nama', '=', 'id').as('id_riwayat'),
        selectFrom('revisi_tabel').select(sql<number>`coalesce(sum(revisi), 0)`.as('jumlah')).as('tulisan'),
      ])
      .where('sesi.sidik', '=', placeholder<string>('sidik'))
      .where('sesi.berlaku_sampai', '>', placeholder<string>('now'))
      .where('sesi.created_at', '>', placeholder<string>('since'))
      .where('pengguna.aktif', '=', 1),
  );
  const [found] = rows;
  if (!found) return null;

  // Use extends the session, but a write per request would cost more than the hour it gains.
  if (now.getTime() - Date.parse(found.terakhir ?? found.created_at) >= SEEN_MS) {
    await db
      .updateTable('sesi')
      .set({ terakhir: now.toISOString(), berlaku_sampai: sessionEnd(new Date(found.created_at), now) })
      .where('sidik', '=', sidik)
      .execute()
      .catch(unlessRefused);
  }
  const caller = {
    id: found.id,
    roles: distinct(rows.map(({ peran }) => peran)),
    kecamatanIds: distinct(rows.map(({ kecamatan_id }) => kecamatan_id)),
    sidik,
  };
  return { caller, riwayat: `${(found.id_riwayat ?? '').slice(0, 8)}.${found.tulisan ?? 0}` };
}

/** Distinct values, without nulls. */
const distinct = <Value>(values: (Value | null)[]): Value[] => [...new Set(values)].filter((value) => value !== null);

/** Reads go on when nothing can be written; the session is extended another time. */
function unlessRefused(error: unknown): void {
  if (!databaseRefusal(error)) throw error;
}

/** The reader; null for a visitor. An expired token is refused, so that nobody wonders where his own rows are. */
export function viewer(c: ApiContext): Caller | null {
  const caller = c.get('caller');
  if (!caller && tokenOf(c)) throw new Refusal(401, 'Sesi Anda telah berakhir, silahkan login kembali');
  return caller;
}

/** The caller; refuses visitors, and callers with none of the roles. A superadmin has every role (kontrak.md). */
export function callerWith(c: ApiContext, ...roles: Peran[]): Caller {
  const caller = viewer(c);
  if (!caller) throw new Refusal(401, 'Anda harus login terlebih dahulu');
  if (roles.length === 0 || isSuperadmin(caller) || roles.some((peran) => caller.roles.includes(peran))) return caller;
  throw forbidden(`Akun Anda tidak memiliki peran ${roles.join(' atau ')}. Minta admin memeriksa peran akun Anda.`);
}

export const isSuperadmin = ({ roles }: Caller): boolean => roles.includes('superadmin');

/** @param alasan why, and about which place or role; a device whose rights have changed meanwhile shows it */
export const forbidden = (alasan?: string): Refusal =>
  new Refusal(403, 'Anda tidak memiliki akses', alasan === undefined ? {} : { data: { alasan } });
