import { sql } from 'kysely';
import type { Peran } from '#contract/limits.ts';
import { isPostgres } from '../../db/dialects.ts';
import { notFound, Refusal } from '../../http/answer.ts';
import { type ApiContext, bindingsOf, type Caller } from '../../http/context.ts';
import { callerWith, forbidden, isSuperadmin } from '../../http/rights/session.ts';
import type { Db, Transaction } from '../../ports.ts';
import { isShared } from '../find-account.ts';

/** An account that somebody wants to manage. */
export type Target = NonNullable<Awaited<ReturnType<typeof accountOf>>>;

/** Accounts with these roles are managed by an admin; all others by a superadmin alone. */
const ofAdmin: readonly Peran[] = ['petani', 'petugas'];

/** Whether the caller may make and change accounts with these roles. */
export const mayManage = (caller: Caller, roles: readonly Peran[]): boolean =>
  isSuperadmin(caller) || (caller.roles.includes('admin') && roles.every((peran) => ofAdmin.includes(peran)));

async function accountOf(db: Db, id: number) {
  const account = await db
    .selectFrom('pengguna')
    .select(['id', 'revisi', 'nama_lengkap', 'username', 'email', 'no_hp', 'aktif', 'terverifikasi', 'demo'])
    .select('diundang_sampai')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!account) return undefined;
  const roles = await db.selectFrom('pengguna_peran').select('peran').where('user_id', '=', id).execute();
  const places = await db.selectFrom('pengguna_kecamatan').select('kecamatan_id').where('user_id', '=', id).execute();
  return {
    ...account,
    roles: roles.map(({ peran }) => peran),
    kecamatan_ids: places.map(({ kecamatan_id }) => kecamatan_id),
  };
}

/** @throws Refusal 404 */
export async function existing(db: Db, id: number): Promise<Target> {
  const account = await accountOf(db, id);
  if (!account) throw notFound('Akun');
  return account;
}

/**
 * The addressed account, if the caller may manage it.
 *
 * @throws Refusal 403 or 404
 */
export async function manageable(c: ApiContext, db: Db): Promise<Target> {
  const caller = callerWith(c, 'admin');
  const account = await existing(db, Number(c.req.param('id')));
  if (!mayManage(caller, account.roles)) throw forbidden();
  if (isShared(c, account)) {
    throw new Refusal(403, 'Akun contoh hanya dapat diubah langsung dari komputer tempat aplikasi ini berjalan');
  }
  return account;
}

/** For transactions that change who may do what. */
const LOCK = sql.lit(640700020);

/**
 * Lets one transaction at a time change rights, and refuses a caller who has lost his meanwhile: of two superadmins who
 * disable each other at once, one is too late. SQLite's transactions are serial.
 */
export async function lockRights(c: ApiContext, trx: Transaction): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
  const { id, roles } = callerWith(c, 'admin');
  const { aktif, roles: now } = await existing(trx, id);
  if (aktif !== 1) throw new Refusal(401, 'Sesi Anda telah berakhir, silahkan login kembali');
  if (!roles.every((peran) => now.includes(peran))) throw forbidden();
}

/** Whether an account is the only one that can log in as a superadmin. */
export async function isLastSuperadmin(trx: Db, { id, roles }: Pick<Target, 'id' | 'roles'>): Promise<boolean> {
  if (!roles.includes('superadmin')) return false;
  const other = await trx
    .selectFrom('pengguna')
    .innerJoin('pengguna_peran', 'pengguna_peran.user_id', 'pengguna.id')
    .select('pengguna.id')
    .where('peran', '=', 'superadmin')
    .where('aktif', '=', 1)
    // Whoever is only invited cannot log in yet.
    .where('diundang_sampai', 'is', null)
    .where('pengguna.id', '<>', id)
    .executeTakeFirst();
  return other === undefined;
}

/** Whether letters may leave in the caller's name: over the network a demo account is everybody's. */
export async function maySend(c: ApiContext, db: Db): Promise<boolean> {
  if (bindingsOf(c).langsung !== false) return true;
  return !isShared(c, await existing(db, callerWith(c).id));
}
