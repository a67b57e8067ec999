import { type Alihan, alihan, alihanRules } from '#contract/resources/kelola-akun.ts';
import { invalid, success } from '../../http/answer.ts';
import { readBody } from '../../http/body/body.ts';
import type { ApiContext } from '../../http/context.ts';
import { parseQuery } from '../../http/read/page.ts';
import { callerWith } from '../../http/rights/session.ts';
import { answerOnce } from '../../http/write/answer-once.ts';
import { actorOf, noteWrite } from '../../http/write/jejak.ts';
import { validated } from '../../http/write/validated.ts';
import type { Db, Ports } from '../../ports.ts';
import { handOverFault, moveRows, rowsOwnedBy } from './move-rows.ts';
import { existing, lockRights, manageable } from './target.ts';

/** Both accounts, and the rows that move. @throws Refusal 422 when the successor cannot own them */
async function planOf(c: ApiContext, db: Db, successor: number) {
  const dari = await manageable(c, db);
  const found = await rowsOwnedBy(db, dari.id);
  const refuse = (says: string) => invalid(says, { ke: [says] });
  const ke = await existing(db, successor).catch(() => {
    throw refuse('Penerus tidak ditemukan');
  });
  const fault = await handOverFault(db, dari, ke, found);
  if (fault) throw refuse(fault);
  const { id, username, nama_lengkap } = ke;
  const isi = found.map(({ table, called, rows, closedRows }) => {
    return { tabel: table, sebutan: called, jumlah: rows, ditutup: closedRows };
  });
  return { dari, ke, found, told: { ke: { id, username, nama_lengkap }, isi } satisfies Alihan };
}

/** GET /akun/{id}/alihkan?ke=: what would move. Only a superadmin names whose a row is (kontrak.md). */
export const previewHandOver =
  ({ db }: Pick<Ports, 'db'>) =>
  async (c: ApiContext) => {
    callerWith(c, 'superadmin');
    const asked = parseQuery(c, alihan.filter);
    const { ke } = validated(asked, alihanRules, alihan.input);
    return success(c, (await planOf(c, db, ke)).told);
  };

/** POST /akun/{id}/alihkan */
export const handOverAkun = (ports: Pick<Ports, 'db' | 'now'>) => async (c: ApiContext) => {
  const caller = callerWith(c, 'superadmin');
  const body = await readBody(c);
  const asked = validated(body.fields, alihanRules, alihan.input);
  return answerOnce(c, ports, { caller, body, code: 200, message: 'Data berhasil dialihkan' }, async (trx) => {
    await lockRights(c, trx);
    const { dari, ke, found, told } = await planOf(c, trx, asked.ke);
    const now = ports.now();
    await moveRows(trx, dari, ke, found, { ...actorOf(c), waktu: now.toISOString() });
    const act = { perbuatan: 'akun-alihkan', tabel: 'pengguna', baris: dari.id } as const;
    await noteWrite(c, trx, now, { ...act, keterangan: `ke ${ke.username}` });
    return { alihan: told };
  });
};
