import { sql } from 'kysely';
import { ubahanAkunInput, ubahanAkunRules } from '#contract/resources/kelola-akun.ts';
import { invalid, Refusal } from '../../http/answer.ts';
import { type Body, readBody } from '../../http/body/body.ts';
import type { ApiContext } from '../../http/context.ts';
import { callerWith, forbidden } from '../../http/rights/session.ts';
import { answerOnce } from '../../http/write/answer-once.ts';
import { noteWrite } from '../../http/write/jejak.ts';
import { expectRevision } from '../../http/write/stored-row.ts';
import { validated } from '../../http/write/validated.ts';
import type { Ports, Transaction } from '../../ports.ts';
import { refuseTakenEmail } from '../find-account.ts';
import { endSessions } from '../sessions.ts';
import { akunRows } from './akun-rows.ts';
import { assignKecamatan, assignPeran, refuseUnknownKecamatan } from './assign.ts';
import { isLastSuperadmin, lockRights, manageable, mayManage, type Target } from './target.ts';

const input = ubahanAkunInput.partial();
type Changes = ReturnType<typeof input.parse>;

/** The fields in a body that may be changed: those of no form are ignored. */
const sentFields = ({ fields }: Body): Record<string, unknown> =>
  Object.fromEntries(Object.keys(input.shape).flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));

/** What is asked, judged together with what stays as it is. */
function changesOf(body: Body, target: Target): Changes {
  const sent = sentFields(body);
  const peran = sent['peran'] ?? (target.roles.includes('petugas') ? 'petugas' : target.roles[0]);
  const isOther = 'peran' in sent && sent['peran'] !== 'petugas';
  const kecamatan_ids = sent['kecamatan_ids'] ?? (isOther ? [] : target.kecamatan_ids);
  const changesDuties = 'peran' in sent || 'kecamatan_ids' in sent;
  const duties = changesDuties ? { peran, kecamatan_ids } : {};
  const rules = ubahanAkunRules.filter(([, , field]) => field !== undefined && (field in sent || field in duties));
  // Only what is sent is judged: an old account with an odd phone number can still be disabled.
  const changes = validated({ ...sent, ...duties }, rules, input);
  return 'peran' in sent ? changes : { ...changes, peran: undefined };
}

/** PUT /akun/{id} */
export function changeAkun(ports: Pick<Ports, 'db' | 'now'>) {
  return async (c: ApiContext) => {
    const caller = callerWith(c, 'admin');
    const body = await readBody(c);
    return answerOnce(c, ports, { caller, body, code: 200, message: 'Perubahan akun disimpan' }, async (trx) => {
      await lockRights(c, trx);
      const target = await manageable(c, trx);
      const shown = async () => (await akunRows(trx, [target.id], caller))[0];
      await expectRevision(c, target, shown);
      const changes = changesOf(body, target);
      await refuseUnfit(trx, { target, changes, isOwn: caller.id === target.id });
      if (changes.peran && !mayManage(caller, [changes.peran])) throw forbidden();
      await write(c, trx, ports.now(), { target, changes });
      return { akun: await shown() };
    });
  };
}

async function refuseUnfit(
  trx: Transaction,
  { target, changes, isOwn }: { target: Target; changes: Changes; isOwn: boolean },
): Promise<void> {
  const { aktif, peran, email, terverifikasi, kecamatan_ids = [] } = changes;
  if (aktif === false && isOwn) throw new Refusal(409, 'Anda tidak dapat menonaktifkan akun Anda sendiri');
  const isLeaving = aktif === false || (peran !== undefined && peran !== 'superadmin');
  if (isLeaving && (await isLastSuperadmin(trx, target))) {
    throw new Refusal(
      409,
      aktif === false
        ? 'Superadmin terakhir tidak dapat dinonaktifkan'
        : 'Superadmin terakhir tidak dapat diganti perannya',
    );
  }
  const isPetani = peran === undefined ? target.roles.includes('petani') : peran === 'petani';
  if (terverifikasi === true && !isPetani) {
    const says = 'Hanya petani yang dapat ditandai terverifikasi';
    throw invalid(says, { terverifikasi: [says] });
  }
  if (email !== undefined) await refuseTakenEmail(trx, email, target.id);
  await refuseUnknownKecamatan(trx, kecamatan_ids);
}

interface Asked {
  target: Target;
  changes: Changes;
}

async function write(c: ApiContext, trx: Transaction, now: Date, { target, changes }: Asked): Promise<void> {
  const { id } = target;
  const { peran, kecamatan_ids, aktif, terverifikasi, ...person } = changes;
  const isOtherRole = peran !== undefined && (target.roles.length !== 1 || target.roles[0] !== peran);
  // The mark is a farmer's, and goes with the role.
  const mark = isOtherRole && peran !== 'petani' ? false : terverifikasi;
  const own = Object.entries(person).filter(
    ([name, value]) => value !== undefined && value !== Reflect.get(target, name),
  );
  const isNewEmail = own.some(([name]) => name === 'email');

  await trx
    .updateTable('pengguna')
    .set({
      ...Object.fromEntries(own),
      ...(aktif !== undefined && { aktif: aktif ? 1 : 0 }),
      ...(mark !== undefined && { terverifikasi: mark ? 1 : 0 }),
      // A link belongs to the address that it was sent to.
      ...(isNewEmail && target.diundang_sampai !== null && { diundang_sampai: now.toISOString() }),
      revisi: sql`revisi + 1`,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute();
  if (isNewEmail || aktif === false) await trx.deleteFrom('atur_ulang_password').where('user_id', '=', id).execute();
  if (aktif === false) await endSessions(trx, id);
  if (isOtherRole) await assignPeran(trx, id, peran);
  if (kecamatan_ids) await assignKecamatan(trx, id, kecamatan_ids);

  for (const act of actsOf({ target, changes }, { isOtherRole, mark, own: own.map(([name]) => name) })) {
    await noteWrite(c, trx, now, { ...act, tabel: 'pengguna', baris: id }, ['pengguna_peran', 'pengguna_kecamatan']);
  }
}

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join();

/** What is kept of a change in the audit log; fields by their names, without what only the owner should know. */
function actsOf(
  { target, changes: { peran, kecamatan_ids, aktif } }: Asked,
  { isOtherRole, mark, own }: { isOtherRole: boolean; mark: boolean | undefined; own: string[] },
) {
  const isMoved = kecamatan_ids !== undefined && inOrder(kecamatan_ids) !== inOrder(target.kecamatan_ids);
  return [
    ...(aktif !== undefined && aktif !== (target.aktif === 1)
      ? [{ perbuatan: aktif ? ('akun-aktifkan' as const) : ('akun-nonaktifkan' as const) }]
      : []),
    ...(isOtherRole && peran ? [{ perbuatan: 'akun-peran' as const, keterangan: peran }] : []),
    ...(isMoved ? [{ perbuatan: 'akun-kecamatan' as const }] : []),
    ...(mark !== undefined && mark !== (target.terverifikasi === 1)
      ? [{ perbuatan: 'akun-verifikasi' as const, keterangan: mark ? 'diberikan' : 'dicabut' }]
      : []),
    ...(own.length > 0 ? [{ perbuatan: 'akun-ubah' as const, keterangan: own.join(', ') }] : []),
  ];
}

/** DELETE /akun/{id}/sesi: ends all sessions of an account. */
export function endAkunSessions(ports: Pick<Ports, 'db' | 'now'>) {
  return async (c: ApiContext) => {
    const caller = callerWith(c, 'admin');
    const body = await readBody(c);
    const message = 'Akun dikeluarkan dari semua perangkat';
    return answerOnce(c, ports, { caller, body, code: 200, message }, async (trx) => {
      const { id } = await manageable(c, trx);
      // One's own session goes on: it is the one that asks.
      await endSessions(trx, id, id === caller.id ? caller.sidik : undefined);
      await noteWrite(c, trx, ports.now(), { perbuatan: 'akun-sesi', tabel: 'pengguna', baris: id });
      return null;
    });
  };
}
