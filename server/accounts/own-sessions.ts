import type { Sesi } from '#contract/resources/akun.ts';
import { notFound, success } from '../http/answer.ts';
import type { ApiContext } from '../http/context.ts';
import { callerWith, outSince } from '../http/rights/session.ts';
import { sha256 } from '../http/sha256.ts';
import { withJejak } from './account-jejak.ts';
import type { AccountPorts } from './account-ports.ts';
import { endSessions } from './sessions.ts';
import { isShared } from './shared-account.ts';

/** What a session is called outside: nothing that tells its fingerprint. */
const idOf = async (sidik: string): Promise<string> => (await sha256(`perangkat ${sidik}`)).slice(0, 32);

/** Nobody looks for his telephone among more; who logs in again and again must not make a list without end. */
const MOST = 100;

/**
 * The sessions that the caller may see and end, the one that asks first, then the one used last. Of an account that is
 * everybody's, nobody sees or ends those of the others.
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

/** Ends one session; the one that asks is logged out by it. */
export const endSession = (ports: AccountPorts) => async (c: ApiContext) => {
  const ended = (await sessionsOf(ports, c)).find(({ sesi }) => sesi.id === c.req.param('id'));
  if (!ended) throw notFound('Perangkat');
  await withJejak(ports, c, async (trx, keep) => {
    await trx.deleteFrom('sesi').where('sidik', '=', ended.sidik).execute();
    await keep('keluarkan-perangkat');
  });
  return success(c, null, 200, 'Perangkat berhasil dikeluarkan');
};

/** Ends all sessions but the one that asks. */
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
