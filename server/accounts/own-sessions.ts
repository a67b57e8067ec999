import type { Sesi } from '#contract/resources/akun.ts';
import { notFound, success } from '../http/answer.ts';
import type { ApiContext } from '../http/context.ts';
import { sha256 } from '../http/crypto.ts';
import { callerWith, outSince } from '../http/rights/session.ts';
import { withJejak } from './account-jejak.ts';
import { isShared } from './find-account.ts';
import { endSessions } from './sessions.ts';
import type { AccountPorts } from './tries.ts';

/** A public id from which the token's hash cannot be derived. */
const idOf = async (sidik: string): Promise<string> => (await sha256(`perangkat ${sidik}`)).slice(0, 32);

/** Bounds the list for whoever logs in again and again. */
const MOST = 100;

/**
 * The sessions the caller may see and end: the current one first, then by last use. Users of a shared account see only
 * their own session.
 */
async function sessionsOf({ db, now }: AccountPorts, c: ApiContext) {
  const { id, sidik: own } = callerWith(c);
  const { demo } = await db.selectFrom('pengguna').select('demo').where('id', '=', id).executeTakeFirstOrThrow();
  let all = db
    .selectFrom('sesi')
    .select(['sidik', 'perangkat', 'jaringan', 'created_at', 'terakhir'])
    .where('user_id', '=', id)
    .where('berlaku_sampai', '>', now().toISOString())
    .where('created_at', '>', outSince(now()))
    .orderBy((eb) => eb('sidik', '=', own), 'desc')
    .orderBy(({ fn }) => fn.coalesce('terakhir', 'created_at'), 'desc')
    .limit(MOST);
  if (isShared(c, { demo })) all = all.where('sidik', '=', own);
  const rows = await all.execute();
  const shown = rows.map(async ({ sidik, perangkat, terakhir, ...row }) => ({
    sidik,
    sesi: {
      ...{ id: await idOf(sidik), perangkat: perangkat ?? 'Perangkat lama', ...row },
      ...{ terakhir: terakhir ?? row.created_at, ini: sidik === own },
    } satisfies Sesi,
  }));
  return Promise.all(shown);
}

/** GET /user/sesi */
export const ownSessions = (ports: AccountPorts) => async (c: ApiContext) =>
  success(c, { sesi: (await sessionsOf(ports, c)).map(({ sesi }) => sesi) });

/** Ends one session, possibly the current one. */
export const endSession = (ports: AccountPorts) => async (c: ApiContext) => {
  const ended = (await sessionsOf(ports, c)).find(({ sesi }) => sesi.id === c.req.param('id'));
  if (!ended) throw notFound('Perangkat');
  await withJejak(ports, c, async (trx, keep) => {
    await trx.deleteFrom('sesi').where('sidik', '=', ended.sidik).execute();
    await keep('keluarkan-perangkat');
  });
  return success(c, null, 200, 'Perangkat berhasil dikeluarkan');
};

/** Ends all sessions except the current one. */
export const endOtherSessions = (ports: AccountPorts) => async (c: ApiContext) => {
  const { id, sidik } = callerWith(c);
  const others = (await sessionsOf(ports, c)).filter(({ sesi }) => !sesi.ini);
  if (others.length > 0) {
    await withJejak(ports, c, async (trx, keep) => {
      await endSessions(trx, id, sidik);
      await keep('keluarkan-perangkat');
    });
  }
  return success(c, null, 200, 'Perangkat lain berhasil dikeluarkan');
};

/** POST /logout: this session only. */
export const logout = (ports: AccountPorts) => async (c: ApiContext) => {
  const { sidik } = callerWith(c);
  await withJejak(ports, c, async (trx, keep) => {
    await trx.deleteFrom('sesi').where('sidik', '=', sidik).execute();
    await keep('logout');
  });
  return success(c, null, 200, 'Logout berhasil!');
};
